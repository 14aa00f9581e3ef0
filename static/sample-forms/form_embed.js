// A sample of a provider's embed script. The sample is empty, because the site's own script sizes the iframes.
