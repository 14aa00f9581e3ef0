export function findChromium(): string | undefined;

/** The path of a headless shell that runs, or nothing. */
export function findHeadlessShell(): string | undefined;
