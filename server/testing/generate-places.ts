import { ALL_DAYS, WEEKDAYS, WEEKEND } from '../../contract/time/days.ts'
import type { Hours } from '../../contract/time/hours.ts'
import {
  type DogPolicy,
  type Entry,
  type Limit,
  type Requirement,
  UNKNOWN_POLICY,
} from '../../contract/policy/policy.ts'
import { SIDO, type Sido } from '../../contract/regions/regions.ts'
import type { PlaceInput } from '../domains/places/input.ts'
import { type Town, TOWNS } from '../../contract/regions/towns.ts'

/** Generates realistic places for tests and measurements; the same seed gives the same places. */
export function* generatePlaces(count: number, seed = 1): Generator<PlaceInput> {
  const random = mulberry32(seed)
  for (let i = 0; i < count; i++) yield place(new Dice(random))
}

/** Seeded 32-bit pseudo-random generator. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

class Dice {
  constructor(readonly random: () => number) {}
  chance = (share: number) => this.random() < share
  whole = (from: number, to: number) => from + Math.floor(this.random() * (to - from + 1))
  pick = <T>(values: readonly T[]): T => values[Math.floor(this.random() * values.length)] as T
  some = <T>(values: readonly T[], share: number): T[] => values.filter(() => this.chance(share))
  /** Picks a value by weight. */
  weighted<T>(values: readonly (readonly [T, number])[]): T {
    let left = this.random() * values.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of values) if ((left -= weight) < 0) return value
    return (values.at(-1) as readonly [T, number])[0]
  }
}

const SIDO_WEIGHTS: readonly (readonly [Sido, number])[] = [
  ...(['서울', '경기', '강원', '제주'] as const).map((sido) => [sido, 12] as const),
  ...(['부산', '경북', '경남', '전남', '충남'] as const).map((sido) => [sido, 7] as const),
  ...(['대구', '인천', '광주', '대전', '울산', '충북', '전북'] as const).map((sido) => [sido, 4] as const),
  ['세종', 1],
]

const GROUPS: readonly (readonly [{ key: string; nouns: readonly string[] }, number])[] = [
  [{ key: 'cafe', nouns: ['카페', '커피', '로스터스', '애견카페', '베이커리', '다방', '티하우스'] }, 30],
  [{ key: 'restaurant', nouns: ['식당', '국수', '브런치', '화로', '갈비', '키친'] }, 14],
  [{ key: 'pension', nouns: ['펜션', '스테이', '독채펜션', '풀빌라', '민박'] }, 14],
  [{ key: 'hotel', nouns: ['호텔', '리조트', '게스트하우스'] }, 4],
  [{ key: 'camping', nouns: ['캠핑장', '글램핑', '오토캠핑장'] }, 5],
  [{ key: 'attraction', nouns: ['전망대', '마을', '수목원', '둘레길', '목장'] }, 7],
  [{ key: 'park', nouns: ['공원', '반려견놀이터', '생태공원'] }, 6],
  [{ key: 'beach', nouns: ['해수욕장', '해변'] }, 2],
  [{ key: 'museum', nouns: ['박물관', '기념관'] }, 2],
  [{ key: 'gallery', nouns: ['미술관', '갤러리'] }, 2],
  [{ key: 'shopping', nouns: ['아울렛', '마켓', '상점'] }, 1],
  [{ key: 'hospital', nouns: ['동물병원', '동물의료센터'] }, 7],
  [{ key: 'pharmacy', nouns: ['약국', '동물약국'] }, 2],
  [{ key: 'grooming', nouns: ['애견미용', '펫살롱'] }, 2],
  [{ key: 'supplies', nouns: ['펫샵', '용품점'] }, 1],
  [{ key: 'daycare', nouns: ['유치원', '애견호텔'] }, 1],
]

const FIRST =
  '멍멍 댕댕 콩이네 초코 바다 달빛 숲속 하늘 구름 봄날 노을 별빛 모래 파도 솔밭 은하 햇살 들꽃 산들 늘봄 새벽 호수 언덕 물결 단풍 동백 유채 억새 갈대 오후 여름 겨울 가을 한옥 돌담 감귤 청보리 메밀 소금 나루 포구 등대 너른 푸른 고운 작은 느린 조용한 따뜻한 반가운'.split(
    ' ',
  )
const SECOND =
  '마당 뜰 정원 언덕 나무 바람 소리 이야기 하루 쉼터 산책 발자국 꼬리 친구 가족 집 방 창가 옥상 다락 골목 모퉁이 강가 계곡 들판 오솔길 소풍 여행 노래 편지'.split(
    ' ',
  )
const STREETS =
  '중앙 해변 봉포 영랑 초당 교동 금강 백운 송정 남산 북문 동명 서원 신흥 장터 호암 월성 옥계 안현 두물'.split(' ')
const DOGS = '진돗개 도사견 핏불테리어 로트와일러 시바견'.split(' ')
const OPTION_SHARES = {
  parking: 0.5,
  yard: 0.25,
  pool: 0.06,
  terrace: 0.3,
  'dog-only': 0.1,
  'large-ok': 0.2,
  'dog-menu': 0.12,
  shower: 0.04,
  private: 0.06,
  trail: 0.15,
  'photo-zone': 0.1,
  reservation: 0.2,
  'no-kids': 0.02,
  'resident-dog': 0.05,
  'resident-cat': 0.005,
}

function place(dice: Dice): PlaceInput {
  const sido = dice.weighted(SIDO_WEIGHTS)
  const town = dice.pick(TOWNS[sido])
  const { key, nouns } = dice.weighted(GROUPS)
  const street = dice.pick(STREETS)
  const region = [SIDO[sido], town.name].filter(Boolean).join(' ')
  return {
    name: nameOf(dice, town, dice.pick(nouns)),
    group: key,
    sido,
    sigungu: town.name,
    roadAddress: dice.chance(0.85) ? `${region} ${street}로${dice.whole(1, 60)}길 ${dice.whole(1, 300)}` : null,
    lotAddress: `${region} ${street}동 ${dice.whole(1, 900)}-${dice.whole(1, 40)}`,
    lat: town.lat + (dice.random() - 0.5) * 0.12,
    lng: town.lng + (dice.random() - 0.5) * 0.12,
    phone: dice.chance(0.7) ? `0507-${dice.whole(1000, 1499)}-${dice.whole(1000, 9999)}` : null,
    homepage: dice.chance(0.3) ? `https://example.com/${dice.whole(1, 99_999)}` : null,
    hours: hours(dice),
    parking: dice.pick([true, false, null]),
    admission: dice.chance(0.2) ? '성인 5,000원' : null,
    indoor: dice.pick([true, true, false, null]),
    outdoor: dice.pick([true, true, false, null]),
    description: dice.chance(0.5) ? `${town.name} ${street}동에 있는 곳이에요. 산책하다 들르기 좋아요.` : null,
    options: Object.entries(OPTION_SHARES).flatMap(([option, share]) => (dice.chance(share) ? [option] : [])),
    policy: policy(dice),
    photos: dice.chance(0.6)
      ? [{ src: `/media/sample-${dice.whole(1, 60)}.svg`, widths: [], alt: '', credit: null }]
      : [],
    guideHtml: dice.chance(0.1) ? '<h3>이용 안내</h3><p>목줄은 1.5m 안쪽으로 잡아 주세요.</p>' : null,
    sample: true,
  }
}

function nameOf(dice: Dice, town: Town, noun: string): string {
  const words = [dice.pick(FIRST), dice.pick(SECOND)]
  if (dice.chance(0.4)) words.splice(dice.whole(0, 1), 1)
  if (dice.chance(0.2)) words.unshift(town.name.replace(/.*\s/, '').replace(/(?<=..)[시군구]$/, ''))
  const name = dice.chance(0.5) ? `${words.join('')} ${noun}` : [...words, noun].join(dice.pick(['', ' ']))
  return dice.chance(0.1) ? `${name} ${dice.whole(1, 9)}호점` : name
}

function hours(dice: Dice): Hours {
  if (dice.chance(0.2)) return { periods: null, notes: [], hoursText: '변동', closedText: null }
  const open = dice.whole(14, 24) * 30
  const close = dice.whole(34, 52) * 30
  const closedOn = dice.chance(0.4) ? dice.whole(0, 6) : null
  const days = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => weekday !== closedOn)
  return {
    periods: days.map((weekday) => ({ weekday, open, close })),
    notes: dice.chance(0.2) ? ['설, 추석 당일 휴무'] : [],
    hoursText: `매일 ${clock(open)}~${clock(close)}`,
    closedText: closedOn === null ? '연중무휴' : `매주 ${'일월화수목금토'[closedOn]}요일`,
  }
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const ENTRY_WEIGHTS: readonly (readonly [Entry, number])[] = [
  ['all', 45],
  ['some', 20],
  ['outdoor', 15],
  ['unknown', 14],
  ['guide', 3],
  ['none', 3],
]

function policy(dice: Dice): DogPolicy {
  const entry = dice.weighted(ENTRY_WEIGHTS)
  const limits = limitsOf(dice)
  const requirements: Requirement[] = dice
    .some(['leash', 'wasteBags', 'mannerBelt', 'vaccination', 'carrier', 'reservation'] as const, 0.3)
    .map((kind) => ({ kind, who: 'all', indoor: kind === 'carrier', detail: null }))
  const verifiedAt = new Date(Date.UTC(2026, 10, 20) - dice.whole(0, 1400) * 86_400_000).toISOString().slice(0, 10)
  return {
    ...UNKNOWN_POLICY,
    entry,
    coveredDays: entry === 'unknown' ? [] : [...ALL_DAYS],
    limits,
    maxDogs: dice.chance(0.2) ? dice.whole(1, 3) : null,
    requirements,
    restrictedBreeds: dice.chance(0.3) ? 'banned' : 'unstated',
    bannedBreeds: dice.chance(0.05) ? [dice.pick(DOGS)] : [],
    fee: {
      ...UNKNOWN_POLICY.fee,
      ...(dice.chance(0.5) ? { kind: 'free' } : { kind: 'paid', minWon: dice.whole(1, 6) * 5000, per: 'dog' }),
    },
    unparsed: dice.chance(0.05) ? ['문의 바람'] : [],
    sourceTexts: [
      { label: '입장 가능 동물 크기', text: limits.length > 0 ? '제한 있음' : '모두 가능' },
      { label: '반려동물 제한사항', text: requirements.length > 0 ? '목줄, 배변봉투 지참' : '제한사항 없음' },
    ],
    source: 'demo',
    sourceDate: verifiedAt,
    verifiedAt: dice.chance(0.9) ? verifiedAt : null,
  }
}

function limitsOf(dice: Dice): Limit[] {
  const weight = () => ({ bound: dice.pick(['lte', 'lt'] as const), kg: dice.pick([5, 7, 8, 10, 12, 15, 20, 25, 30]) })
  return dice.weighted<() => Limit[]>([
    [() => [], 55],
    [() => [{ days: null, weight: weight(), sizes: null }], 28],
    [() => [{ days: null, weight: null, sizes: ['small'] }], 8],
    [() => [{ days: null, weight: null, sizes: ['small', 'medium'] }], 5],
    [
      () => [
        { days: [...WEEKDAYS], weight: weight(), sizes: null },
        { days: [...WEEKEND], weight: weight(), sizes: null },
      ],
      4,
    ],
  ])()
}
