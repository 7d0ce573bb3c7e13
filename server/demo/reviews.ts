import { todayInKorea } from '../../contract/time/korea-time.ts'
import type { ReviewTag } from '../../contract/reviews/reviews.ts'
import { type Random, pick, randomFrom } from './artwork/random.ts'
import { PEOPLE, type Person } from './people.ts'
import type { DemoPlace } from './places.ts'
import {
  CLOSING_LINES,
  DOG_LINES,
  OPTION_LINES,
  SETTING_LINES,
  TERM_LINES,
  OPENING_LINES,
  NO_DOG_LINES,
} from './review-lines.ts'
import type { TermsName } from './terms.ts'

const DAY_MS = 86_400_000

export interface DemoReview {
  /** Index in `PEOPLE`. */
  person: number
  stars: 1 | 2 | 3 | 4 | 5
  text: string
  visitedOn: string
  dog: Person['dog'] | null
  showDogName: boolean
  tags: ReviewTag[]
  /** Indexes of the place's review pictures. */
  pictures: readonly number[]
  /** Members who found it helpful: indexes in `PEOPLE`, without the author. */
  helpful: number[]
  createdAt: Date
}

/** Weight below which dogs are admitted, for terms that have such a limit. */
const BELOW_KG: Partial<Record<TermsName, number>> = {
  under10: 10,
  upTo15: 15.1,
  byWeekday: 8,
  carrier: 10,
  smallOnly: 10,
  under25: 25,
}

const TAG_OF_OPTION: Record<string, ReviewTag> = {
  parking: 'parking',
  yard: 'fence',
  offleash: 'off-leash',
  'large-ok': 'large-welcome',
  indoor: 'indoor',
  'dog-menu': 'dog-menu',
  'photo-zone': 'photo-spot',
  supplies: 'waste-bags',
  outdoor: 'spacious',
  trail: 'shade',
}
const STAFFED = new Set(['cafe', 'restaurant', 'pension', 'hotel', 'camping'])

/** The same reviews on every machine, oldest first; only their days differ, which are counted back from `now`. */
export function demoReviews(place: DemoPlace, index: number, now: Date): DemoReview[] {
  const random = randomFrom(7_001 * (index + 1))
  const [, , , , , , terms, , , , , , , mean, count] = place
  const below = BELOW_KG[terms] ?? Infinity
  const fitting = shuffled(
    random,
    PEOPLE.flatMap(({ dog }, person) => (dog.weightKg < below ? [person] : [])),
  )
  const stars = starsOf(random, count, mean)
  // Two reviews have pictures: an early one and a late one.
  const shown = new Map([
    [Math.floor(count * 0.3), [0, 1]],
    [Math.floor(count * 0.8), [2]],
  ])
  const days = agesOf(random, count)
  const usedLines = new Set<string>()
  return stars.map((given, nth) => {
    const person = fitting[nth] as number
    const { dog } = PEOPLE[person] as Person
    const showDogName = random() < 0.5
    const along = terms === 'guideDogs' ? null : dog
    const text = along
      ? textOf(random, place, given, showDogName ? dog.name : '우리 강아지', usedLines)
      : unusedLine(random, NO_DOG_LINES, usedLines)
    const age = days[nth] as number
    const createdAt = new Date(now.getTime() - age * DAY_MS - Math.floor(random() * 10 * 3_600_000))
    const visit = new Date(createdAt.getTime() - Math.floor(random() * 4) * DAY_MS)
    return {
      person,
      stars: given,
      text,
      showDogName: along !== null && showDogName,
      dog: along,
      createdAt,
      visitedOn: todayInKorea(visit),
      tags: along ? tagsOf(random, place, given) : [],
      pictures: along ? (shown.get(nth) ?? []) : [],
      helpful: shuffled(random, [...PEOPLE.keys()])
        .slice(0, Math.floor(random() ** 2 * 9))
        .filter((one) => one !== person),
    }
  })
}

/** `count` whole star values whose mean is as close to `mean` as possible. */
function starsOf(random: Random, count: number, mean: number): DemoReview['stars'][] {
  const stars = Array.from({ length: count }, (): number => 5)
  for (let missing = 5 * count - Math.round(mean * count); missing > 0;) {
    const nth = Math.floor(random() * count)
    const least = random() < 0.15 ? 2 : random() < 0.5 ? 3 : 4
    if ((stars[nth] as number) <= least) continue
    stars[nth] = (stars[nth] as number) - 1
    missing -= 1
  }
  return stars as DemoReview['stars'][]
}

/** Ages in days, the oldest first; most are recent. */
const agesOf = (random: Random, count: number) =>
  Array.from({ length: count }, () => 1 + Math.floor(random() ** 2 * 420)).sort((a, b) => b - a)

function textOf(
  random: Random,
  place: DemoPlace,
  stars: DemoReview['stars'],
  dog: string,
  usedLines: Set<string>,
): string {
  const [, , , group, , , terms, , setting, , options] = place
  const about = shuffled(random, options.split(' ')).flatMap((option) =>
    OPTION_LINES[option] ? [OPTION_LINES[option]] : [],
  )
  const others = [TERM_LINES[terms], SETTING_LINES[setting], DOG_LINES].filter((lines) => lines !== undefined)
  const banks = [...about.slice(0, 1 + Math.floor(random() * 2)), ...shuffled(random, others).slice(0, 1)]
  const opener = OPENING_LINES[group] ?? OPENING_LINES['attraction']
  const lines = [opener, ...banks].flatMap((bank) => (bank ? [unusedLine(random, bank, usedLines)] : []))
  const text = [...lines, unusedLine(random, CLOSING_LINES[stars], usedLines)].filter(Boolean).join(' ')
  return text.replaceAll('{D}', dog)
}

/** A line that no review of this place has used yet, if there is one left. */
function unusedLine(random: Random, lines: readonly [string, ...string[]], usedLines: Set<string>): string {
  const fresh = lines.filter((line) => !usedLines.has(line))
  const line = pick(random, (fresh.length > 0 ? fresh : lines) as [string, ...string[]])
  usedLines.add(line)
  return line
}

function tagsOf(random: Random, place: DemoPlace, stars: number): ReviewTag[] {
  const known = place[10].split(' ').flatMap((option) => TAG_OF_OPTION[option] ?? [])
  const more: ReviewTag[] = STAFFED.has(place[3]) ? ['kind', 'clean', 'water'] : ['quiet', 'photo-spot']
  const wanted = stars >= 4 ? [...known, ...more] : ['crowded' as const, ...known]
  return [...new Set(wanted)].filter(() => random() < 0.45)
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, by: random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ item }) => item)
}
