/** The name of the late entry's script among those that webpack writes. */
export const LATE_ENTRY = "late-entry";
