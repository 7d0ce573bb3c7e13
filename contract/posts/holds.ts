/** Why a post or a comment waits for an admin before others see it. */
export const HOLD_REASONS = ['first', 'link', 'fast', 'repeated', 'word'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]
