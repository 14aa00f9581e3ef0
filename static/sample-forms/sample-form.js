// What the three sample forms do: say that nothing was sent, and let the survey be answered one question at a time.
// Nothing leaves the browser. Their height is told by iframeResizer.contentWindow.min.js, as in a provider's forms.
const form = document.querySelector("form");
const status = document.querySelector("[role=status]");
form.addEventListener("submit", (event) => event.preventDefault());

function finish() {
  if (!form.reportValidity()) return;
  status.textContent = "Thank you. This is a sample, so nothing was sent.";
  document.body.classList.add("done");
  for (const part of document.querySelectorAll(".progress, form > :not([role=status])")) part.remove();
  // The button that had the focus has gone.
  status.focus();
}

const steps = [...document.querySelectorAll(".step")];
if (steps.length === 0) {
  document.querySelector("button").addEventListener("click", finish);
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

  function fits() {
    return [...steps[now].querySelectorAll("input, select")].every((field) => field.reportValidity());
  }

  back.addEventListener("click", () => {
    now -= 1;
    show(true);
  });
  next.addEventListener("click", () => {
    if (!fits()) return;
    if (now === steps.length - 1) return finish();
    now += 1;
    show(true);
  });
  document.body.classList.add("stepwise");
  show(false);
}
