import * as v from 'valibot'
import { DogInput } from './dog-input.ts'
import { HOUR } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { idText } from '../api/wire.ts'

/** More than anybody has; the bound lets `listDogs` answer without pages. */
export const MAX_DOGS = 20

/** A dog of a member, complete. Visible to its owner only. */
export const MemberDog = v.object({
  id: v.number(),
  /** True for exactly one dog of a member who has any. */
  main: v.boolean(),
  /** Changes with its data; absent from what a device persisted before there was one. */
  version: v.optional(v.string()),
  ...DogInput.entries,
})
export type MemberDog = v.InferOutput<typeof MemberDog>

/** `basedOn`: the version that its author saw. A newer one is not overwritten. */
const DogChange = v.object({ ...DogInput.entries, basedOn: v.optional(v.string()) })

const DOGS = { name: 'dogByAccount', per: '{member}', points: 60, seconds: HOUR } as const

export const dogsOperations = {
  listDogs: operation({
    summary: 'Dogs of the logged-in user: the main dog, then the others by date of registration',
    data: v.array(MemberDog),
    owner: 'caller',
  }),

  createDog: operation({
    summary: 'Adds a dog; the first becomes the main dog',
    body: DogInput,
    data: MemberDog,
    errors: ['DOGS_FULL', 'PHOTO_NOT_FOUND'],
    owner: 'caller',
    limit: [DOGS],
    whileSuspended: true,
    touches: [],
  }),

  /** Photos that are no longer referenced are deleted. */
  saveDog: operation({
    summary: 'Replaces the data of a dog',
    params: v.object({ id: idText }),
    body: DogChange,
    data: MemberDog,
    errors: ['DOG_NOT_FOUND', 'EDITED_ELSEWHERE', 'PHOTO_NOT_FOUND'],
    owner: { param: 'id', missing: 'DOG_NOT_FOUND' },
    limit: [DOGS],
    whileSuspended: true,
    touches: [],
  }),

  deleteDog: operation({
    summary: 'Deletes a dog with its photos, and answers the remaining dogs; one of these is the main dog',
    params: v.object({ id: idText }),
    data: v.array(MemberDog),
    errors: ['DOG_NOT_FOUND'],
    owner: { param: 'id', missing: 'DOG_NOT_FOUND' },
    limit: [DOGS],
    whileSuspended: true,
    touches: [],
  }),

  setMainDog: operation({
    summary: 'Makes a dog the main dog, and answers all dogs',
    params: v.object({ id: idText }),
    data: v.array(MemberDog),
    errors: ['DOG_NOT_FOUND'],
    owner: { param: 'id', missing: 'DOG_NOT_FOUND' },
    limit: [DOGS],
    whileSuspended: true,
    touches: [],
  }),
}
