// Reports the form's height to the parent page in iframe-resizer's message format, as real providers' forms do.
addEventListener("message", ({ data }) => {
  const [, id] = /^\[iFrameSizer\]([^:]+):/.exec(data) ?? [];
  if (!id) return;
  const { body } = document;
  new ResizeObserver(() => {
    parent.postMessage(`[iFrameSizer]${id}:${body.offsetHeight}:${body.offsetWidth}:resize`, "*");
  }).observe(body);
});

const form = document.querySelector("form");
const status = document.querySelector("[role=status]");
const back = document.querySelector("[data-back]");
const next = document.querySelector("[data-next]");
form.addEventListener("submit", (event) => event.preventDefault());

/** The survey's questions, which are shown one at a time. Without JavaScript, all questions are shown. */
const steps = [...document.querySelectorAll(".step")];
const parts = steps.length > 0 ? steps : [form];
let current = 0;

function showStep(step) {
  current = step;
  for (const [index, part] of steps.entries()) part.hidden = index !== step;
  document.querySelector(".progress span").textContent = `Question ${step + 1} of ${steps.length}`;
  document.querySelector("progress").value = step + 1;
  back.hidden = step === 0;
  next.textContent = step === steps.length - 1 ? "Send my answers" : "Next";
}

function goTo(step) {
  showStep(step);
  steps[step].querySelector("input, select").focus();
}

next.addEventListener("click", () => {
  if (![...parts[current].elements].every((field) => field.reportValidity())) return;
  if (current < parts.length - 1) return goTo(current + 1);
  form.remove();
  status.textContent =
    "Thank you. This is a sample, so nothing was sent. The agency’s own form would be answered the same day, in office hours.";
  // Focuses the message, because the button that had the focus has been removed.
  status.focus();
});

if (steps.length > 0) {
  for (const part of document.querySelectorAll("[hidden]")) part.hidden = false;
  showStep(0);
  back.addEventListener("click", () => goTo(current - 1));
}
