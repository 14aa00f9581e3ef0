// The stand-in of a lead provider's script, for the sample forms: gives a frame the height that it announces by
// "[iFrameSizer]ID:HEIGHT:WIDTH:init". Only a sample form of this site is heard, and only about its own frame.
addEventListener("message", ({ data, origin, source }) => {
  const [, id, height] =
    /^\[iFrameSizer\]([^:]+):(\d{2,4}):/.exec(typeof data === "string" ? data : "") ?? [];
  if (!id || origin !== location.origin) return;
  const frame = document.getElementById(id);
  if (frame?.contentWindow !== source || !frame.src.includes("/sample-forms/")) return;
  if (frame.offsetHeight !== Number(height)) frame.style.height = `${height}px`;
});
