/* Lengths of time; what counts in milliseconds says Ms, what counts in seconds says Seconds. */

export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;
export const minuteSeconds = 60;
export const hourSeconds = 3600;
