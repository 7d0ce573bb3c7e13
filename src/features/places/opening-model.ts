import type { Hours } from '../../../contract/time/hours.ts'
import { type OpeningMoment, openState } from '../../../contract/time/opening.ts'
import { openText, stayText } from '../../../contract/time/opening-text.ts'

/** State and words of a place's hours at a moment; a lodging's are its check-in and check-out. */
export function openNow(hours: Hours, moment: OpeningMoment) {
  const now = openState(hours, moment)
  return { state: now.state, text: now.state === 'stay' ? stayText(hours) : openText(now) }
}

export type OpenNow = typeof openNow
