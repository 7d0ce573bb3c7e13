import { readFacts } from './meaning/read.ts'
import { settle } from './meaning/settle.ts'
import { emptyReading, type Reading } from './reading.ts'
import { clean, isNoInformation, remembered } from './text.ts'

/** 동반가능동물, the field that says which animals KTO's places admit: sizes and weights with qualifications among them. */
export const readKtoAnimals = remembered((source: string): Reading => {
  if (isNoInformation(source)) return emptyReading()
  const text = clean(source)
    .replaceAll('견동', '견종')
    .replace(/만\s*가$/, '만 가능')
  const reading = settle(readFacts(text, 'size'))
  // A qualification that isn't understood may be what it all depends on.
  return reading.unparsed.length > 0 ? { ...emptyReading(), unparsed: [text] } : reading
})
