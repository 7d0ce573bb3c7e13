import * as v from 'valibot'
import { DogInput } from './dog-input.ts'
import { HOUR } from './limit.ts'
import { operation } from './operation.ts'
import { idText } from './wire.ts'

/** More than anybody keeps; the bound keeps `listDogs` one answer. */
export const MAX_DOGS = 20

/** A dog of a member. All of it is shown to him alone. */
export const MemberDog = v.object({
  id: v.number(),
  /** True of exactly one where there are any. */
  main: v.boolean(),
  ...DogInput.entries,
})
export type MemberDog = v.InferOutput<typeof MemberDog>

const DOGS = { name: 'dogByAccount', per: '{member}', points: 60, seconds: HOUR } as const

export const dogsOperations = {
  listDogs: operation({
    summary: 'The dogs of the user who is logged in: the main one, then the others by age of entry',
    data: v.array(MemberDog),
    owner: 'caller',
  }),

  createDog: operation({
    summary: 'Adds a dog; the first is the main one',
    body: DogInput,
    data: MemberDog,
    errors: ['DOGS_FULL', 'PHOTO_NOT_FOUND'],
    owner: 'caller',
    limit: [DOGS],
    touches: [],
  }),

  /** Photos that it names no longer are taken away. */
  saveDog: operation({
    summary: 'Replaces what is said of a dog',
    params: v.object({ id: idText }),
    body: DogInput,
    data: MemberDog,
    errors: ['DOG_NOT_FOUND', 'PHOTO_NOT_FOUND'],
    owner: { param: 'id', missing: 'DOG_NOT_FOUND' },
    limit: [DOGS],
    touches: [],
  }),

  deleteDog: operation({
    summary: 'Takes a dog away with its photos, and gives those that stay; of these one is the main one',
    params: v.object({ id: idText }),
    data: v.array(MemberDog),
    errors: ['DOG_NOT_FOUND'],
    owner: { param: 'id', missing: 'DOG_NOT_FOUND' },
    limit: [DOGS],
    touches: [],
  }),

  setMainDog: operation({
    summary: 'Makes a dog the main one, and gives all',
    params: v.object({ id: idText }),
    data: v.array(MemberDog),
    errors: ['DOG_NOT_FOUND'],
    owner: { param: 'id', missing: 'DOG_NOT_FOUND' },
    limit: [DOGS],
    touches: [],
  }),
}
