import * as v from 'valibot'
import { DogInput, type Sex, type Trait, type Vaccine } from '../../../../contract/dogs/dog-input.ts'
import type { Dog } from '../../../../contract/dogs/dogs.ts'
import type { Size } from '../../../../contract/dogs/dog-sizes.ts'
import type { MemberDog } from '../../../../contract/dogs/member-dogs.ts'
import type { useServerForm } from '../../../platform/forms/server-form.ts'
import { formatRegistration } from '../member-model.ts'
import { formatKg } from '../label-model.ts'
import { type DogDraft, EMPTY_DRAFT, parseKg } from '../model.ts'

/** A vaccination as entered, not validated yet. */
export interface VaccinationDraft {
  /** Identifies it within the form. */
  key: number
  vaccine: Vaccine
  date: string
  nextDue: string
  proofId: string | null
}

/** The form of a member's dog as entered, not validated yet. Fields named as in the contract receive the contract's errors. */
export type MemberDogDraft = {
  photoId: string | null
  name: string
  size: Size | null
  weightKg: string
  /** The weight was entered, not derived from the size. */
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

/** The form as passed to each of its sections. */
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

/** Converts the form's values to a request body. */
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

/** Initial values: of the dog that is edited, of the dog described on this device, or empty. */
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

/** Conversion to and from the visitor's form, with which this one shares fields. */
export const toVisitorDraft = ({ size, weightKg, weighed, breed, restricted, guide }: MemberDogDraft): DogDraft => ({
  ...EMPTY_DRAFT,
  size,
  weighed,
  breed,
  restricted,
  guide,
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
  size,
  weighed,
  breed,
  restricted,
  guide,
  weightKg: weight,
})

const DAYS_30 = 30 * 86_400_000
/** `id` null: a dog that is being added. */
export const dogFormDraft = (author: number, id: number | null) => ({
  key: `dog.${id ?? 'new'}`,
  author,
  maxAgeMs: DAYS_30,
})
