import type { Fee } from '../../../../contract/policy.ts'
import { normalise } from '../grammar/normalise.ts'
import { isNoInformation, remembered } from '../text.ts'
import { feeOf, UNKNOWN } from './meaning.ts'
import { FeeParser } from './parser.ts'
import { feeTokens } from './words.ts'

let parser: FeeParser | undefined
const grammar = () => (parser ??= new FeeParser())

/** The fee that a text says; unknown unless all of it is understood. */
export function parseFee(source: string): Fee {
  const tokens = feeTokens(normalise(source))
  const entries = tokens && grammar().parse(tokens)
  return entries && entries.length > 0 ? feeOf(entries) : UNKNOWN
}

/** What a place charges for a dog. "없음" says nothing here: it also stands beside places that admit no dogs at all. */
export const readFee = remembered((source: string): Fee => (isNoInformation(source) ? UNKNOWN : parseFee(source)))
