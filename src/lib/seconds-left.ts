/** Whole seconds from `now` until `instant`, both in ms; 0 once it has passed. */
export const secondsLeft = (instant: number, now: number) => Math.max(0, Math.ceil((instant - now) / 1000))
