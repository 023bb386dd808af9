/** `Ended` ones are kept for what they have ordered. */
export const standingStates = ['Active', 'Paused', 'Ended'] as const;
export type StandingState = (typeof standingStates)[number];

/** `Making`: the job that places the order is under way. */
export const standingTimeStates = ['Planned', 'Skipped', 'Making', 'Ordered', 'Requested', 'Failed'] as const;
export type StandingTimeState = (typeof standingTimeStates)[number];
