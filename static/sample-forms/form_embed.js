// A stub for a form provider's embed script. The stub is empty, because the site's own script resizes the iframes.
