import * as v from 'valibot'
import { DogInput, type Sex, type Trait, type Vaccine } from '../../../../contract/dog-input.ts'
import type { Dog, Size } from '../../../../contract/dogs.ts'
import type { MemberDog } from '../../../../contract/member-dogs.ts'
import type { useServerForm } from '../../../platform/forms/server-form.ts'
import { formatRegistration } from '../member-model.ts'
import { formatKg } from '../label-model.ts'
import { type DogDraft, EMPTY_DRAFT, parseKg } from '../model.ts'

/** A vaccination as it is typed. */
export interface VaccinationDraft {
  /** Tells it from the others of its form. */
  key: number
  vaccine: Vaccine
  date: string
  nextDue: string
  proofId: string | null
}

/** The form of a member's dog as it is typed, right or wrong. What is named as in the contract gets the contract's errors. */
export type MemberDogDraft = {
  photoId: string | null
  name: string
  size: Size | null
  weightKg: string
  /** The weight was given, not guessed by the size. */
  weighed: boolean
  breed: string
  restricted: boolean
  guide: boolean
  birthday: { year: string; month: string; day: string }
  sex: Sex | ''
  neutered: 'yes' | 'no' | ''
  registrationNumber: string
  vaccinations: VaccinationDraft[]
  traits: Trait[]
  note: string
}

/** What a section of the form is given of it. */
export type DogFields = ReturnType<typeof useServerForm<MemberDogDraft, typeof MemberDogFields>>

const NOT_A_DATE = '?'

function birthdayOf({ year, month, day }: MemberDogDraft['birthday']): string | null {
  if (!year && !month && !day) return null
  if (!year || (day && !month)) return NOT_A_DATE
  return [year, month, day].filter(Boolean).join('-')
}

const inputOf = (draft: MemberDogDraft) => ({
  ...draft,
  breed: draft.breed.trim() || null,
  weightKg: parseKg(draft.weightKg) ?? undefined,
  birthday: birthdayOf(draft.birthday),
  sex: draft.sex || null,
  neutered: draft.neutered === '' ? null : draft.neutered === 'yes',
  registrationNumber: draft.registrationNumber.trim() || null,
  vaccinations: draft.vaccinations.map((one) => ({ ...one, nextDue: one.nextDue || null })),
})

/** From what was typed to what is sent. */
export const MemberDogFields = v.pipe(
  v.custom<MemberDogDraft>((value) => typeof value === 'object' && value !== null),
  v.transform((draft): unknown => inputOf(draft)),
  DogInput as v.GenericSchema<unknown, DogInput>,
)

const EMPTY: MemberDogDraft = {
  photoId: null,
  name: '',
  size: null,
  weightKg: '',
  weighed: false,
  breed: '',
  restricted: false,
  guide: false,
  birthday: { year: '', month: '', day: '' },
  sex: '',
  neutered: '',
  registrationNumber: '',
  vaccinations: [],
  traits: [],
  note: '',
}

const ofDog = (dog: Dog): MemberDogDraft => ({
  ...EMPTY,
  name: dog.name ?? '',
  size: dog.size,
  weightKg: formatKg(dog.weightKg),
  weighed: true,
  breed: dog.breed ?? '',
  restricted: dog.restricted,
  guide: dog.guide,
})

/** Where a form begins: with the dog as it is, with what is known of the visitor's, or empty. */
export function memberDraftOf(dog: MemberDog | null, visitors: Dog | null): MemberDogDraft {
  if (!dog) return visitors ? ofDog(visitors) : EMPTY
  const [year = '', month = '', day = ''] = dog.birthday?.split('-') ?? []
  return {
    ...ofDog({ ...dog, count: 1 }),
    photoId: dog.photoId,
    birthday: { year, month, day },
    sex: dog.sex ?? '',
    neutered: dog.neutered === null ? '' : dog.neutered ? 'yes' : 'no',
    registrationNumber: dog.registrationNumber ? formatRegistration(dog.registrationNumber) : '',
    vaccinations: dog.vaccinations.map((one, key) => ({ ...one, key, nextDue: one.nextDue ?? '' })),
    traits: dog.traits,
    note: dog.note,
  }
}

/** The visitor's form and this one share fields. */
export const toVisitorDraft = ({ size, weightKg, weighed, breed, restricted, guide }: MemberDogDraft): DogDraft => ({
  ...EMPTY_DRAFT,
  ...{ size, weighed, breed, restricted, guide },
  weight: weightKg,
})
export const fromVisitorDraft = ({
  size,
  weight,
  weighed,
  breed,
  restricted,
  guide,
}: DogDraft): Partial<MemberDogDraft> => ({
  ...{ size, weighed, breed, restricted, guide },
  weightKg: weight,
})

const DAYS_30 = 30 * 86_400_000
/** `id` null: of a dog that is being added. */
export const dogFormDraft = (author: number, id: number | null) => ({
  key: `dog.${id ?? 'new'}`,
  author,
  maxAgeMs: DAYS_30,
})
