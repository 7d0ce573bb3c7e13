/** The forms of Korean verbs that rules are put in, made from the stem: "들어가" → 들어갈, 들어가실, 들어가, 들어가셔, 들어가면, 들어가지. */

const FIRST = 0xac_00
const FINALS = 28
const VOWELS = 21
/** Places in the alphabets of Unicode: vowels, and final consonants. */
const [A, AE, EO, E, YEO, O, WA, U, WO, EU, I] = [0, 1, 4, 5, 6, 8, 9, 13, 14, 18, 20]
const [FINAL_N, FINAL_D, FINAL_L, FINAL_B] = [4, 7, 8, 17]

interface Syllable {
  onset: number
  vowel: number
  final: number
}

const apart = (letter: string): Syllable => {
  const code = letter.charCodeAt(0) - FIRST
  const rest = code % (VOWELS * FINALS)
  return {
    onset: Math.floor(code / (VOWELS * FINALS)),
    vowel: Math.floor(rest / FINALS),
    final: rest % FINALS,
  }
}
const written = ({ onset, vowel, final }: Syllable) =>
  String.fromCharCode(FIRST + (onset * VOWELS + vowel) * FINALS + final)

const last = (stem: string) => apart(stem.at(-1) ?? '')
const withLast = (stem: string, change: Partial<Syllable>) => stem.slice(0, -1) + written({ ...last(stem), ...change })

/** Before a vowel: "걷" becomes "걸". */
const soft = (stem: string) => (last(stem).final === FINAL_D ? withLast(stem, { final: FINAL_L }) : stem)

/** Before 시, 면 and ㄹ: "앉으", "머무", "걸으". */
function open(stem: string): string {
  const { final } = last(stem)
  if (final === 0) return stem
  return final === FINAL_L ? withLast(stem, { final: 0 }) : `${soft(stem)}으`
}

const CONTRACTED: ReadonlyMap<number, number> = new Map([
  [O, WA],
  [I, YEO],
  [U, WO],
  [EU, EO],
])
const UNCHANGED: ReadonlySet<number> = new Set([A, AE, EO, E])

/** "가", "와", "앉아", "묵어", "해". */
function infinitive(stem: string): string {
  if (stem.endsWith('하')) return withLast(stem, { vowel: AE })
  const { vowel, final } = last(stem)
  if (final > 0) return soft(stem) + (vowel === A || vowel === O ? '아' : '어')
  if (UNCHANGED.has(vowel)) return stem
  return withLast(stem, { vowel: CONTRACTED.get(vowel) ?? vowel })
}

/** One of each pair is the honorific. */
export interface Forms {
  /** Before "수 있다". */
  will: string[]
  /** Before "도 된다", "야 한다", "주세요". */
  infinitive: string[]
  /** Before "안 된다". */
  conditional: string[]
  /** Before "말다", "못하다". */
  negated: string[]
}

/** @param irregular the infinitive where it isn't made by rule: "들르", "들러" */
export function formsOf(stem: string, irregular?: string): Forms {
  const base = open(stem)
  const honorific = `${base}시`
  return {
    will: [withLast(base, { final: FINAL_L }), `${base}실`],
    infinitive: [irregular ?? infinitive(stem), `${base}셔`],
    conditional: [`${last(stem).final === FINAL_L ? stem : base}면`, `${honorific}면`],
    negated: [`${stem}지`, `${honorific}지`],
  }
}

/** "하시고" → "하고": a polite text says of its readers what a plain one says of anybody. */
export function plainFormsOf(stem: string): ReadonlyMap<string, string> {
  const base = open(stem)
  const { will, infinitive, conditional, negated } = formsOf(stem)
  const [plainWill = '', politeWill = ''] = will
  const [plainInfinitive = '', politeInfinitive = ''] = infinitive
  const [plainIf = '', politeIf = ''] = conditional
  const [plainNegated = '', politeNegated = ''] = negated
  const isClosed = last(stem).final > 0
  const exists = stem === '있' || stem === '없'
  const present = `${last(stem).final === FINAL_L ? base : stem}는`
  return new Map([
    [politeWill, plainWill],
    [politeIf, plainIf],
    [politeNegated, plainNegated],
    ...['야', '서', '도'].map((end) => [politeInfinitive + end, plainInfinitive + end] as const),
    ...['고', '거나'].map((end) => [`${base}시${end}`, stem + end] as const),
    ...['며', '려'].map((end) => [`${base}시${end}`, base + end] as const),
    [`${base}시는`, present],
    [`${base}신`, exists ? present : withLast(base, { final: FINAL_N })],
    [`${base}십니다`, isClosed ? `${stem}습니다` : `${withLast(stem, { final: FINAL_B })}니다`],
    ...(exists ? [[`${base}세요`, `${plainInfinitive}요`] as const] : []),
  ])
}
