import * as v from 'valibot'
import { DOG_TEXT_LENGTH } from './dog-sizes.ts'
import { Dog } from './dogs.ts'
import { todayInKorea } from '../time/korea-time.ts'
import { isCalendarDay } from '../api/wire.ts'
import { Line, Lines } from '../text/plain-text.ts'

export const SEXES = ['female', 'male'] as const
export type Sex = (typeof SEXES)[number]
export const SEX_NAME: Record<Sex, string> = { female: '여아', male: '남아' }

export const VACCINES = ['dhppl', 'rabies', 'corona', 'kennel-cough', 'influenza', 'other'] as const
export type Vaccine = (typeof VACCINES)[number]
export const VACCINE_NAME: Record<Vaccine, string> = {
  dhppl: '종합백신(DHPPL)',
  rabies: '광견병',
  corona: '코로나 장염',
  'kennel-cough': '켄넬코프',
  influenza: '인플루엔자',
  other: '기타 접종',
}

export const TRAITS = [
  'calm',
  'friendly',
  'shy',
  'playful',
  'dogs-ok',
  'dogs-wary',
  'kids-ok',
  'barks',
  'carrier-ok',
] as const
export type Trait = (typeof TRAITS)[number]
export const TRAIT_NAME: Record<Trait, string> = {
  calm: '얌전해요',
  friendly: '사람을 좋아해요',
  shy: '낯을 가려요',
  playful: '활발해요',
  'dogs-ok': '다른 강아지와 잘 지내요',
  'dogs-wary': '다른 강아지를 경계해요',
  'kids-ok': '아이와 잘 지내요',
  barks: '잘 짖는 편이에요',
  'carrier-ok': '이동장에 잘 있어요',
}

export const MAX_VACCINATIONS = 30

const EARLIEST = '1990'
const isPast = (date: string) => date >= EARLIEST && date <= todayInKorea(new Date()).slice(0, date.length)

const NO_DAY = '없는 날짜예요.'

const PastDate = v.pipe(
  v.string('날짜를 골라 주세요.'),
  v.isoDate('날짜를 골라 주세요.'),
  v.check(isCalendarDay, NO_DAY),
  v.check((date) => isPast(date), '오늘이나 지난 날짜여야 해요.'),
)

/** As precise as is known: `2021`, `2021-03` or `2021-03-14`. */
const Birthday = v.pipe(
  v.string(),
  v.regex(/^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/, '생일을 다시 확인해 주세요.'),
  v.check((text) => text.length < 10 || isCalendarDay(text), NO_DAY),
  v.check((text) => isPast(text), '태어난 날은 오늘보다 뒤일 수 없어요.'),
)

/** 동물등록번호: 15 digits; separators that were typed are removed. */
const RegistrationNumber = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFKC').replace(/[\s-]+/g, '')),
  v.regex(/^\d{15}$/, '숫자 15자리를 입력해 주세요.'),
)

/** Id of a photo uploaded by `POST /photos/private`. */
const PhotoId = v.pipe(v.string(), v.uuid())

export const Vaccination = v.pipe(
  v.object({
    vaccine: v.picklist(VACCINES, '접종 종류를 골라 주세요.'),
    date: PastDate,
    /** Last valid day, inclusive; null if unknown. */
    nextDue: v.nullable(
      v.pipe(v.string(), v.isoDate('날짜를 골라 주세요.'), v.check(isCalendarDay, NO_DAY), v.maxValue('2099-12-31')),
    ),
    proofId: v.nullable(PhotoId),
  }),
  v.forward(
    v.partialCheck(
      [['date'], ['nextDue']],
      ({ date, nextDue }) => nextDue === null || nextDue > date,
      '접종한 날보다 뒤여야 해요.',
    ),
    ['nextDue'],
  ),
)
export type Vaccination = v.InferOutput<typeof Vaccination>

/** Input of a member about one of their dogs. */
export const DogInput = v.object({
  name: v.pipe(
    Line,
    v.minLength(1, '이름을 입력해 주세요.'),
    v.maxLength(DOG_TEXT_LENGTH.name, `이름은 ${DOG_TEXT_LENGTH.name}자까지 쓸 수 있어요.`),
  ),
  /** As in `RESTRICTED_BREEDS`, a list of common ones, or any other; null if not stated. */
  breed: v.nullable(
    v.pipe(
      Line,
      v.minLength(1),
      v.maxLength(DOG_TEXT_LENGTH.breed, `견종은 ${DOG_TEXT_LENGTH.breed}자까지 쓸 수 있어요.`),
    ),
  ),
  weightKg: Dog.entries.weightKg,
  size: Dog.entries.size,
  restricted: v.boolean(),
  guide: v.boolean(),
  birthday: v.nullable(Birthday),
  sex: v.nullable(v.picklist(SEXES)),
  neutered: v.nullable(v.boolean()),
  registrationNumber: v.nullable(RegistrationNumber),
  vaccinations: v.pipe(
    v.array(Vaccination),
    v.maxLength(MAX_VACCINATIONS, `접종 기록은 ${MAX_VACCINATIONS}개까지 남길 수 있어요.`),
  ),
  traits: v.pipe(
    v.array(v.picklist(TRAITS)),
    v.transform((traits) => TRAITS.filter((trait) => traits.includes(trait))),
  ),
  note: v.pipe(Lines, v.maxLength(DOG_TEXT_LENGTH.note, `${DOG_TEXT_LENGTH.note}자까지 쓸 수 있어요.`)),
  photoId: v.nullable(PhotoId),
})
export type DogInput = v.InferOutput<typeof DogInput>
