/** Result of a visit at the entrance: admitted or refused. Without schemas, for first screens. */
export const OUTCOMES = ['admitted', 'refused'] as const
export type Outcome = (typeof OUTCOMES)[number]
export const OUTCOME_NAME: Record<Outcome, string> = { admitted: '들어갔어요', refused: '거절당했어요' }
