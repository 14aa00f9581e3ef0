// This sample replaces the script of a provider's embed code. It is empty, because the page sizes its iframes itself.
