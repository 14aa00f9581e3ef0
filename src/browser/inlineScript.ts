import { startPage } from "./startPage";

// Unless pages run React in the browser, gatsby-ssr.tsx inlines this script at the end of each page's HTML.
addEventListener("DOMContentLoaded", startPage);
