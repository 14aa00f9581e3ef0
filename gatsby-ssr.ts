export { wrapPage as wrapPageElement } from "./src/layout/wrapPage";
