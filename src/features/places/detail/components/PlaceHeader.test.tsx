import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UNKNOWN_HOURS } from '../../../../../contract/time/hours.ts'
import { samplePlace } from '../../../../platform/testing/sample-place.ts'
import { PlaceHeader } from './PlaceHeader.tsx'

const place = samplePlace()
/** As the server renders it: the time is not known. */
const linesAt = (hours: typeof place.hours) => {
  const html = renderToStaticMarkup(<PlaceHeader place={{ ...place, hours }} kind={undefined} likes={null} />)
  return html.match(/<p[^>]*>/g) ?? []
}

test('First view: a line for the opening hours is there before the time is known, so that nothing moves when it is', () => {
  expect(place.hours.periods).not.toBeNull()
  const [known, unknown] = [linesAt(place.hours), linesAt(UNKNOWN_HOURS)]
  expect(known).toHaveLength(unknown.length + 1)
  expect(known.at(-1)).toContain('ui-tall-24')
})
