import { startPage } from "./startPage";

// gatsby-ssr.tsx inlines this script at the end of each page's HTML, except in builds with client-side React.
addEventListener("DOMContentLoaded", startPage);
