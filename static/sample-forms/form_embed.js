// A sample of a provider's embed script. It is empty, because the page sizes its iframes itself.
