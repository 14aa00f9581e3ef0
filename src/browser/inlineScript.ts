import { startPage } from "./startPage";

// The script of pages without React. gatsby-ssr.tsx puts it at the end of each page's HTML.
addEventListener("DOMContentLoaded", startPage);
