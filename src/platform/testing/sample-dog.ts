import type { MemberDog } from '../../../contract/dogs/member-dogs.ts'

/** A member's dog of 14 kg with only the required data. */
export const sampleDog = (own: Partial<MemberDog> = {}): MemberDog => ({
  id: 1,
  main: false,
  name: '콩이',
  breed: null,
  weightKg: 14,
  size: 'medium',
  restricted: false,
  guide: false,
  birthday: null,
  sex: null,
  neutered: null,
  registrationNumber: null,
  vaccinations: [],
  traits: [],
  note: '',
  photoId: null,
  ...own,
})
