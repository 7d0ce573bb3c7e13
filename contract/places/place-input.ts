import * as v from 'valibot'
import { DOG_WEIGHT_KG } from '../dogs/dog-sizes.ts'
import { Hours, type Span } from '../time/hours.ts'
import { todayInKorea } from '../time/korea-time.ts'
import { DogPolicy } from '../policy/policy.ts'
import { isCalendarDay } from '../api/wire.ts'

/**
 * What an admin may write about dogs and opening hours. The schemas of `policy.ts` and `hours.ts` describe what is stored, also from imports:
 * their shape is checked here too, and bounds are added.
 */

const within = (value: number | null | undefined, least: number, most: number, whole = true) =>
  value === null || value === undefined || (value >= least && value <= most && (!whole || Number.isInteger(value)))

const LONGEST = 20_000
const isShort = (value: unknown) => JSON.stringify(value).length <= LONGEST
const TOO_LONG = '너무 길어요. 내용을 줄여 주세요.'

const isWeight = (weight: { kg: number } | null | undefined) =>
  within(weight?.kg, DOG_WEIGHT_KG.min, DOG_WEIGHT_KG.max, false)
const isDays = (days: readonly unknown[] | null) => days === null || (days.length > 0 && days.length <= 8)

export const PolicyInput = v.pipe(
  DogPolicy,
  v.check((value) => isShort(value), TOO_LONG),
  v.check(
    ({ limits, requirements }) => [...limits, ...requirements].every(({ weight }) => isWeight(weight)),
    `몸무게는 ${DOG_WEIGHT_KG.min}~${DOG_WEIGHT_KG.max}kg으로 써 주세요.`,
  ),
  v.check(
    ({ entryDays, limits }) => isDays(entryDays) && limits.every(({ days }) => isDays(days)),
    '요일을 하루 이상 골라 주세요.',
  ),
  v.check(
    ({ limits }) => limits.every(({ weight, sizes }) => weight !== null || (sizes !== null && sizes.length > 0)),
    '제한마다 몸무게나 크기를 정해 주세요.',
  ),
  v.check(({ maxDogs }) => within(maxDogs, 1, 50), '마릿수는 1~50으로 써 주세요.'),
  v.check(({ maxHeightCm }) => within(maxHeightCm, 10, 150), '체고는 10~150cm로 써 주세요.'),
  v.check(({ minAgeMonths }) => within(minAgeMonths, 1, 240), '나이는 1~240개월로 써 주세요.'),
  v.check(({ requirements }) => requirements.every(({ dogs }) => within(dogs, 1, 50)), '마릿수는 1~50으로 써 주세요.'),
  v.check(
    ({ fee: { minWon, maxWon, capWon } }) =>
      [minWon, maxWon, capWon].every((won) => within(won, 0, 1_000_000)) &&
      (minWon === null || maxWon === null || minWon <= maxWon),
    '요금을 확인해 주세요. 100만 원까지 쓸 수 있어요.',
  ),
  v.check(({ verifiedAt }) => verifiedAt === null || verifiedAt <= todayInKorea(new Date()), '앞날은 쓸 수 없어요.'),
  v.check(
    ({ sourceDate, verifiedAt }) => [sourceDate, verifiedAt].every((date) => date === null || isCalendarDay(date)),
    '날짜를 확인해 주세요.',
  ),
)

const isSpan = ({ open, close }: Span) => close > open && close - open <= 1440

export const HoursInput = v.pipe(
  Hours,
  v.check((value) => isShort(value), TOO_LONG),
  v.check(
    ({ periods, seasons = [], exceptions = [] }) =>
      [
        ...(periods ?? []),
        ...seasons.flatMap((season) => season.periods),
        ...exceptions.flatMap(({ spans }) => spans ?? []),
      ].every(isSpan),
    '여는 시각과 닫는 시각을 확인해 주세요.',
  ),
)
