import type { Limit, Requirement } from '../../../contract/policy/policy.ts'
import type { Reading } from './reading.ts'

const SIGN = { lte: '<=', lt: '<', gte: '>=', gt: '>' } as const

function limitText({ days, weight, sizes }: Limit): string {
  const what = [sizes?.join('+'), weight && `${SIGN[weight.bound]}${weight.kg}`].filter(Boolean).join('&')
  return days ? `@${days.join('')}:${what}` : what
}

function needText({ kind, or = [], weight, who, indoor, detail }: Requirement): string {
  const heavy = weight ? `@${SIGN[weight.bound]}${weight.kg}` : ''
  return `${[kind, ...or].join('|')}${heavy}${who === 'all' ? '' : `@${who}`}${indoor ? '!in' : ''}${detail ? `(${detail})` : ''}`
}

/** A reading in one line, for tables and for an operator's eye; the notation stands in `restriction.expected.ts`. */
export function summary(reading: Reading): string[] {
  const { entry, entryDays, limits, maxDogs, maxDogsPer, minAgeMonths, maxHeightCm } = reading
  return [
    entry,
    entryDays && `days=${entryDays.join('')}`,
    ...limits.map(limitText),
    maxHeightCm !== null && `height<=${maxHeightCm}`,
    maxDogs !== null && `max${maxDogs}${maxDogsPer ? `/${maxDogsPer}` : ''}`,
    minAgeMonths !== null && `age>=${minAgeMonths}`,
    ...reading.requirements.map(needText),
    ...reading.exclusions.map((kind) => `-${kind}`),
    reading.restrictedBreeds === 'banned' && '-restricted',
    ...reading.bannedBreeds.map((name) => `-breed:${name}`),
    ...reading.unparsed.map((text) => `?[${text}]`),
  ]
    .filter((part) => typeof part === 'string')
    .sort()
}
