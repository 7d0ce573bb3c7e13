import type { DogInput } from '../../contract/dogs/dog-input.ts'

/** A valid dog input. */
export const dogInput = (changes: Partial<DogInput> = {}): DogInput => ({
  name: '콩이',
  breed: '웰시코기',
  weightKg: 12.4,
  size: 'medium',
  restricted: false,
  guide: false,
  birthday: '2021-03',
  sex: 'female',
  neutered: true,
  registrationNumber: '410097800123456',
  vaccinations: [{ vaccine: 'rabies', date: '2025-11-02', nextDue: '2026-11-02', proofId: null }],
  traits: ['calm', 'dogs-ok'],
  note: '큰 소리에 놀라요',
  photoId: null,
  ...changes,
})
