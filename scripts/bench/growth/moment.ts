/** Noon in Montréal. */
export const now = new Date("2026-11-16T17:00:00Z");
export const today = "2026-11-16";
export const clock = { now: () => now };
