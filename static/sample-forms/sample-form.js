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
form.addEventListener("submit", (event) => event.preventDefault());

/**
 * Sets `required` only during validation. Otherwise, screen readers would announce an empty required field as invalid
 * before anybody has typed.
 */
function isValid(part) {
  for (const field of part.querySelectorAll("input[aria-required], textarea[aria-required]"))
    field.required = true;
  if (part.matches("[data-required]")) part.querySelector("input").required = true;
  if (form.by) form.phone.required = form.by.value === "phone";
  return [...part.querySelectorAll("input, select, textarea")].every((field) => field.reportValidity());
}

function finish() {
  status.textContent =
    "Thank you. This is a sample, so nothing was sent. The agency’s own form would be answered the same day, in office hours.";
  document.body.classList.add("done");
  for (const part of document.querySelectorAll(".progress, form > :not([role=status])")) part.remove();
  // Focuses the thank-you message, because the button that had the focus has been removed.
  status.focus();
}

const steps = [...document.querySelectorAll(".step")];
if (steps.length > 0) showStepByStep();
else document.querySelector("button").addEventListener("click", () => isValid(form) && finish());

/** Shows one question at a time. With JavaScript disabled, the survey shows all questions. */
function showStepByStep() {
  const bar = document.querySelector("progress");
  const count = document.querySelector(".progress span");
  const back = document.querySelector("[data-back]");
  const next = document.querySelector("[data-next]");
  let current = 0;

  function show(moved) {
    for (const [index, step] of steps.entries()) step.hidden = index !== current;
    bar.value = current + 1;
    const kind = current > 0 && form.querySelector("[name=kind]:checked");
    count.textContent = `Question ${current + 1} of ${steps.length}${kind ? ` · ${kind.parentElement.textContent.trim()}` : ""}`;
    back.hidden = current === 0;
    next.textContent = current === steps.length - 1 ? "Send my answers" : "Next";
    status.textContent = "";
    if (!moved) return;
    bar.parentElement.scrollIntoView({ block: "nearest" });
    steps[current].querySelector("input, select").focus({ preventScroll: true });
  }

  back.addEventListener("click", () => {
    current -= 1;
    show(true);
  });
  next.addEventListener("click", () => {
    if (!isValid(steps[current])) return;
    if (current === steps.length - 1) return finish();
    current += 1;
    show(true);
  });
  // Handles the parent page's reply to the `fetch-query-params` message below. In the reply, the query parameter
  // `insurance=auto` answers the survey's first question.
  addEventListener("message", ({ data }) => {
    if (data?.[0] !== "query-params") return;
    const answer = [...document.querySelectorAll("[name=kind]")].find(
      ({ value }) => value === data[1].insurance,
    );
    if (answer) answer.checked = true;
    if (answer && current === 0) current = 1;
    if (!answer && current === 1) current = 0;
    show(false);
  });
  parent.postMessage(["fetch-query-params"], "*");
  for (const part of document.querySelectorAll(".progress, .navigation")) part.hidden = false;
  show(false);
}
