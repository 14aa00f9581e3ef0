import "@testing-library/jest-dom";

// jsdom has HTMLDialogElement, but neither showModal() nor close().
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute("open", "");
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.removeAttribute("open");
  this.dispatchEvent(new Event("close"));
};

// jsdom has no layout, so nothing ever intersects the viewport; the browser tests cover that.
globalThis.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// axe detects icon fonts with a canvas, which jsdom does not implement; the site has no icon fonts.
HTMLCanvasElement.prototype.getContext = () => null;
