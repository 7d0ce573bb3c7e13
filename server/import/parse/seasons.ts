import type { Dates } from '../../../contract/time/hours.ts'

/** A part of the year as a source names it. */
export interface SeasonSpec {
  name: string
  /** Dates that surely belong to it, and those that perhaps do: no source says when its 하절기 begins. */
  surely: Dates[]
  perhaps: Dates[]
}

const NUMBER = String.raw`\d{1,2}`
const MONTHS = String.raw`${NUMBER}\s*월?\s*~\s*${NUMBER}\s*월|${NUMBER}\s*월(?!\s*${NUMBER}\s*일)`
const DAYS = String.raw`${NUMBER}\s*월\s*${NUMBER}\s*일\s*~\s*(?:${NUMBER}\s*월)?\s*${NUMBER}\s*일`
/** "3~10월", "4월 21일~10월 20일", "2~4월, 10월", "1, 11, 12월", "3~5월,9~10월". */
export const MONTH_LIST = new RegExp(
  String.raw`(?:매년\s*)?(?:${DAYS}|(?:${NUMBER}\s*(?:~\s*${NUMBER}\s*)?[,·]\s*)*(?:${MONTHS})(?:\s*[,·]\s*(?:${MONTHS}))*)`,
  'y',
)

const WHOLE_YEAR: Dates = [101, 1231]
/** Spring and autumn, in which nobody can say whether a source's 하절기 or 동절기 applies. */
const BETWEEN: Dates[] = [
  [301, 531],
  [901, 1130],
]
const SUMMER: Omit<SeasonSpec, 'name'> = { surely: [[601, 831]], perhaps: BETWEEN }
const WINTER: Omit<SeasonSpec, 'name'> = { surely: [[1201, 229]], perhaps: BETWEEN }
const SOME_TIME: Omit<SeasonSpec, 'name'> = { surely: [], perhaps: [WHOLE_YEAR] }

const WORDS: [RegExp, Omit<SeasonSpec, 'name'>][] = [
  [/^(하절기|하계|여름철)$/, SUMMER],
  [/^(동절기|동계|겨울철)$/, WINTER],
  [
    /^(봄철?|봄)$/,
    {
      surely: [[401, 430]],
      perhaps: [
        [301, 331],
        [501, 531],
      ],
    },
  ],
  [
    /^여름$/,
    {
      surely: [[601, 831]],
      perhaps: [
        [501, 531],
        [901, 930],
      ],
    },
  ],
  [
    /^가을철?$/,
    {
      surely: [[1001, 1031]],
      perhaps: [
        [901, 930],
        [1101, 1130],
      ],
    },
  ],
  [
    /^겨울$/,
    {
      surely: [[1201, 229]],
      perhaps: [
        [1101, 1130],
        [301, 331],
      ],
    },
  ],
  [
    /^봄[·,\s]*가을$/,
    {
      surely: [
        [401, 430],
        [1001, 1031],
      ],
      perhaps: BETWEEN,
    },
  ],
  // When these are differs from year to year.
  [/^(극?성수기|준성수기|비수기|방학\s*(기간)?|여름\s*방학|겨울\s*방학)$/, SOME_TIME],
]
export const SEASON_WORD =
  /하절기|하계|여름철|동절기|동계|겨울철|극?성수기|준성수기|비수기|(?:여름|겨울)\s*방학|방학\s*(?:기간)?|봄[·,\s]*가을|봄철?|여름|가을철?|겨울/y

export function wordSeason(word: string): SeasonSpec | null {
  const found = WORDS.find(([pattern]) => pattern.test(word.trim()))
  return found ? { name: word.trim(), ...found[1] } : null
}

const isMonth = (month: number) => month >= 1 && month <= 12
const isDay = (day: number) => day >= 1 && day <= 31

/** The dates of a list of months; null if it isn't one. */
export function monthSeason(text: string): SeasonSpec | null {
  const name = text.trim().replace(/^매년\s*/, '')
  const exact = /^(\d{1,2})\s*월\s*(\d{1,2})\s*일\s*~\s*(?:(\d{1,2})\s*월)?\s*(\d{1,2})\s*일$/.exec(name)
  if (exact) {
    const [fromMonth, fromDay, toMonth, toDay] = [exact[1], exact[2], exact[3] ?? exact[1], exact[4]].map(Number) as [
      number,
      number,
      number,
      number,
    ]
    if (![fromMonth, toMonth].every(isMonth) || ![fromDay, toDay].every(isDay)) return null
    return { name, surely: [[fromMonth * 100 + fromDay, toMonth * 100 + toDay]], perhaps: [] }
  }
  const surely: Dates[] = []
  for (const part of name.split(/[,·]/)) {
    const ends = part
      .replaceAll(/[월\s]/g, '')
      .split('~')
      .map(Number)
    const [from = 0, to = from] = ends
    if (ends.length > 2 || !isMonth(from) || !isMonth(to)) return null
    surely.push([from * 100 + 1, to * 100 + 31])
  }
  return { name, surely, perhaps: [] }
}

/** The dates of the year that none of these cover, month by month; null if they don't begin and end with months. */
export function otherMonths(dates: readonly Dates[]): Dates[] | null {
  if (dates.some(([from, to]) => from % 100 !== 1 || to % 100 < 28)) return null
  const covered = (month: number) =>
    dates.some(([from, to]) => {
      const [first, last] = [Math.floor(from / 100), Math.floor(to / 100)]
      return first <= last ? month >= first && month <= last : month >= first || month <= last
    })
  return Array.from({ length: 12 }, (_, index) => index + 1)
    .filter((month) => !covered(month))
    .map((month): Dates => [month * 100 + 1, month * 100 + 31])
}
