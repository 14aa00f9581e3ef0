import "@testing-library/jest-dom";

// jsdom knows <dialog> but not how to open or close one.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute("open", "");
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.removeAttribute("open");
  this.dispatchEvent(new Event("close"));
};

// Nothing scrolls in jsdom, so nothing ever comes into sight; the browser tests look at that.
globalThis.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// axe asks for a canvas to tell icon fonts from text; there are no icon fonts.
HTMLCanvasElement.prototype.getContext = () => null;
