importScripts("/sw.js");
