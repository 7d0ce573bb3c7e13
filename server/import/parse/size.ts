import { readFacts } from './meaning/read.ts'
import { settle } from './meaning/settle.ts'
import { emptyReading, type Reading } from './reading.ts'
import { isNoInformation, remembered } from './text.ts'

export interface SizeReading {
  /** `false`: the text names animals, and no dog is among them. `null`: it says nothing of animals. */
  dogs: boolean | null
  reading: Reading
}

/** "소형견 / 대형견은 전화 문의", "소형~중형, 대형견은 야외만": what is asked of the second isn't asked of the first. */
const APART = /\s+\/\s+(?=[소중대·\s]{1,6}형견(?:은|는)\s)|(?<=~\s*중형견?)\s*[,/]\s*(?=대형견?(?:은|는)\s)/g

/** Which dogs a text such as "주말 8kg, 평일 12kg 이하" admits; what is not understood goes into `unparsed`. */
export const readSize = remembered((source: string): SizeReading => {
  if (isNoInformation(source)) return { dogs: null, reading: emptyReading() }
  const facts = readFacts(source.replace(APART, '\n'), 'size')
  const reading = settle(facts)
  const said = facts.grants.length + facts.limits.length > 0 || reading.unparsed.length > 0 || reading.entry !== null
  // "가능" or a comma alone: words that are known, and a sentence that isn't.
  const silent = !said && !facts.others && reading.maxHeightCm === null && reading.maxDogs === null
  if (silent) reading.unparsed = [source.trim()]
  return { dogs: said || !facts.others, reading }
})
