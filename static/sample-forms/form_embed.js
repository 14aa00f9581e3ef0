// A sample of the script in a provider's embed code. It is empty, because the page sizes its iframes itself.
