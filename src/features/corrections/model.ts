import * as v from 'valibot'
import { ALL_DAYS } from '../../../contract/time/days.ts'
import { isUnderFoodLaw } from '../../../contract/policy/freshness.ts'
import { SIZES } from '../../../contract/dogs/dog-sizes.ts'
import { Photo } from '../../../contract/api/media.ts'
import type { Place } from '../../../contract/places/places.ts'
import { type DogPolicy, type Fee, UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { describePolicy } from '../../../contract/policy/policy-text.ts'
import {
  Changes,
  difference,
  type FactName,
  factsOf,
  MAX_CORRECTION_PHOTOS,
  type PlaceFacts,
  CorrectionBody,
  type CorrectionWay,
} from '../../../contract/corrections/corrections.ts'

/** Props of the editor of one fact. */
export interface EditorProps<Value> {
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

export const FACT_LABEL: Record<FactName, string> = {
  entry: '동반 구역',
  limits: '크기·몸무게',
  requirements: '준비물',
  fee: '추가 요금',
  maxDogs: '마릿수',
  closed: '폐업',
  roadAddress: '주소·이전',
  phone: '전화번호',
  hoursText: '영업시간',
  closedText: '쉬는 날',
  homepage: '홈페이지',
}
/** In the order of the form: first the facts that decide whether a dog may enter. */
export const FACT_ORDER = Object.keys(FACT_LABEL) as FactName[]

const policyText = (policy: Partial<DogPolicy>, label: string) =>
  describePolicy({ ...UNKNOWN_POLICY, coveredDays: [...ALL_DAYS], ...policy }).find((line) => line.label === label)
    ?.values

type SomeFacts = { [Name in FactName]?: PlaceFacts[Name] | undefined }

/** A fact as readable text: "15kg 이하", "목줄, 배변봉투", "없음". */
export function factText(name: FactName, facts: SomeFacts): string {
  const { closed, entry, limits, requirements, fee, maxDogs } = facts
  switch (name) {
    case 'closed':
      return closed ? '문을 닫았어요' : '영업하는 곳'
    case 'entry':
      return policyText(entry ? { entry } : {}, '동반 구역')?.join() ?? ''
    case 'limits':
      return policyText(limits ? { limits } : {}, '크기·몸무게')?.join(', ') ?? ''
    case 'requirements':
      return policyText(requirements ? { requirements } : {}, '준비물·조건')?.join(', ') ?? '없음'
    case 'fee':
      return policyText(fee ? { fee } : {}, '추가 요금')?.join() ?? ''
    case 'maxDogs':
      return maxDogs ? `${maxDogs}마리까지` : '정해지지 않음'
    default:
      return facts[name] || '없음'
  }
}

export const FREE: Fee = { kind: 'free', minWon: 0, maxWon: 0, per: null, capWon: null }
/** No limit: dogs of every size. */
export const ANY_DOG: PlaceFacts['limits'] = [{ days: null, weight: null, sizes: [...SIZES] }]

/** The initial proposed value of a fact: the current one, so that the user only edits it. */
export const firstValue = (name: FactName, facts: PlaceFacts) =>
  name === 'closed' ? true : name === 'roadAddress' ? (facts.roadAddress ?? '') : facts[name]

/** The law asks restaurants and cafés for a sign at the door, which only a visitor sees. */
export const asksForSign = ({ group }: Pick<Place, 'group'>, way: CorrectionWay | '') =>
  isUnderFoodLaw(group) && way === 'visited'

/** Beside how they know it. */
export const SIGN_NAME = '저도 안내문을 봤어요'

/** The form's values; `formSchema` turns them into the request. */
export interface CorrectionValues extends Record<string, unknown> {
  changes: { [Name in FactName]?: unknown }
  way: CorrectionWay | ''
  sign: boolean
  photos: { id: string; photo: Photo }[]
  word: string
}
export const EMPTY_VALUES: CorrectionValues = { changes: {}, way: '', sign: false, photos: [], word: '' }

/** Sends only differences from the current values, with the version that the author saw. */
export const formSchema = (place: Place) =>
  v.pipe(
    v.object({
      changes: v.pipe(
        Changes,
        v.transform((changes) => difference(changes, factsOf(place)).changes as Changes),
        v.check((changes) => Object.keys(changes).length > 0, '지금과 다른 내용을 하나 이상 알려 주세요.'),
      ),
      way: v.picklist(CorrectionBody.entries.way.options, '어떻게 알게 됐는지 골라 주세요.'),
      photos: v.pipe(v.array(v.object({ id: v.string(), photo: Photo })), v.maxLength(MAX_CORRECTION_PHOTOS)),
      // Only a visitor can have seen it, and only there is one.
      sign: v.boolean(),
      word: CorrectionBody.entries.word,
    }),
    v.transform(({ photos, ...told }): CorrectionBody => ({
      ...told,
      sign: told.sign && asksForSign(place, told.way),
      basedOn: place.updatedAt,
      photoIds: photos.map(({ id }) => id),
    })),
  )

const WEEK_MS = 7 * 86_400_000
/** `author` null: a visitor, who is asked to log in when they send it. */
export const correctionDraft = (placeId: number, author: number | null) => ({
  key: `info-edit.${placeId}`,
  author,
  maxAgeMs: WEEK_MS,
})
