import { startPage } from "./startPage";

// gatsby-ssr.tsx inlines this script at the end of each page's HTML, unless pages run React in the browser.
addEventListener("DOMContentLoaded", startPage);
