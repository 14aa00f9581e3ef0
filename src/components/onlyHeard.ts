/** What screen readers say and nobody sees: not hidden, which would silence it, but cut off to nothing. */
export const onlyHeard = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;
