import type { Fee } from '../../../contract/policy.ts'
import { clean, remembered, isNoInformation } from './text.ts'

const UNKNOWN: Fee = { kind: 'unknown', minWon: null, maxWon: null, per: null, capWon: null }
const AMOUNT = String.raw`(\d+(?:\.\d)?만|\d[\d,]*)`
/** A number with its commas in the wrong places ("1,0000") is a slip that nobody here can put right. */
const SLIP = /(?<![\d,])(?!\d{1,3}(?:,\d{3})+(?![\d,]))\d+,[\d,]*\d|\d{8}/

function won(text: string): number {
  return text.endsWith('만') ? Math.round(Number(text.slice(0, -1)) * 10_000) : Number(text.replaceAll(',', ''))
}

function perOf(text: string): Fee['per'] {
  if (/견당|마리\s*당|마리|두당/.test(text)) return 'dog'
  if (/박\s*당|1박|박\b/.test(text)) return 'night'
  return /회|입장\s*시|방문/.test(text) ? 'visit' : null
}

/** What a place charges for a dog. "없음" says nothing here: it also stands beside places that admit no dogs at all. */
export const readFee = remembered((source: string): Fee => {
  if (isNoInformation(source)) return UNKNOWN
  const text = clean(source)
  if (/^(무료|추가\s*요금\s*없음|무료\s*입장|0원)$/.test(text))
    return { ...UNKNOWN, kind: 'free', minWon: 0, maxWon: 0 }
  if (/^(변동|상이|문의|별도 문의|유동적)/.test(text) || /에\s*따라\s*(변동|상이)/.test(text))
    return { ...UNKNOWN, kind: 'varies' }

  const cap = new RegExp(`최대\\s*${AMOUNT}\\s*원`).exec(text)
  const rest = cap ? text.replace(cap[0], '') : text
  const amounts = [...rest.matchAll(new RegExp(`${AMOUNT}\\s*(?:원\\s*)?(?:~\\s*${AMOUNT}\\s*원|원)`, 'g'))].filter(
    (match) => match[0].includes('원'),
  )
  const all = amounts.flatMap((match) => [match[1], match[2]].filter((each) => each !== undefined).map(won))
  const fee: Fee = { ...UNKNOWN, kind: 'paid', per: perOf(rest), capWon: cap?.[1] ? won(cap[1]) : null }
  if (SLIP.test(text)) return { ...fee, capWon: null }
  if (all.length === 0) return cap ? fee : UNKNOWN
  const range = { minWon: Math.min(...all), maxWon: Math.max(...all) }
  // "3마리부터 견당 3,000원": the first ones are free. "7kg 미만 6,000원, …": it depends on the dog.
  if (/마리\s*(?:부터|초과|이상)/.test(rest)) return { ...fee, ...range, kind: 'varies', minWon: 0 }
  return { ...fee, ...range, kind: amounts.length > 1 || /kg|형견/i.test(rest) ? 'varies' : 'paid' }
})
