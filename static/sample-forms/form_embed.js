// An empty stub for a form provider's embed script. src/browser/providerFrames.ts resizes the iframes instead.
