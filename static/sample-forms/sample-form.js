// What the three sample forms do: tell the page their height, say that nothing was sent, and let the survey be answered
// one question at a time. Nothing leaves the browser.

// The page greets a form in the messages of iframe-resizer (src/browser/frames.ts), which providers' forms hold.
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
form.addEventListener("submit", (event) => event.preventDefault());

/**
 * Whether what is shown is filled in; says what is missing where it is not. A field is required only from then on: one
 * that is so from the start is read as 'invalid entry' before anybody has typed.
 */
function fits(part) {
  for (const field of part.querySelectorAll("input[aria-required], textarea[aria-required]"))
    field.required = true;
  if (part.matches("[data-required]")) part.querySelector("input").required = true;
  return [...part.querySelectorAll("input, select, textarea")].every((field) => field.reportValidity());
}

function finish() {
  status.textContent = "Thank you. This is a sample, so nothing was sent.";
  document.body.classList.add("done");
  for (const part of document.querySelectorAll(".progress, form > :not([role=status])")) part.remove();
  // The button that had the focus has gone.
  status.focus();
}

const steps = [...document.querySelectorAll(".step")];
if (steps.length === 0) {
  document.querySelector("button").addEventListener("click", () => fits(form) && finish());
} else {
  walk();
}

function walk() {
  const bar = document.querySelector("progress");
  const count = document.querySelector(".progress span");
  const back = document.querySelector("[data-back]");
  const next = document.querySelector("[data-next]");
  let now = 0;

  function show(moved) {
    for (const [index, step] of steps.entries()) step.classList.toggle("now", index === now);
    bar.value = now + 1;
    count.textContent = `Question ${now + 1} of ${steps.length}`;
    back.classList.toggle("hidden", now === 0);
    next.textContent = now === steps.length - 1 ? "See my options" : "Next";
    status.textContent = "";
    if (moved) steps[now].querySelector("input, select").focus();
  }

  back.addEventListener("click", () => {
    now -= 1;
    show(true);
  });
  next.addEventListener("click", () => {
    if (!fits(steps[now])) return;
    if (now === steps.length - 1) return finish();
    now += 1;
    show(true);
  });
  document.body.classList.add("stepwise");
  show(false);
}
