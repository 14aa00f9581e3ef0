// Stands where a provider's embed code has its script. The page sizes its frames itself, so nothing is left to do here.
