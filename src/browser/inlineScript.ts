import { startPage } from "./startPage";

// The inline script of pages without React. gatsby-ssr.tsx inserts this script at the end of each page's HTML.
addEventListener("DOMContentLoaded", startPage);
