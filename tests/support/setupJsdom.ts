import "@testing-library/jest-dom";

// Adds showModal() and close() to HTMLDialogElement, because jsdom lacks both methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute("open", "");
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.removeAttribute("open");
  this.dispatchEvent(new Event("close"));
};

// Adds an IntersectionObserver that never reports, because jsdom has no layout; browser tests cover intersections.
globalThis.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
