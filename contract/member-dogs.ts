import * as v from 'valibot'
import { DogInput } from './dog-input.ts'
import { del, get, post, put } from './endpoint.ts'
import { idText } from './wire.ts'

/** More than anybody keeps; the bound keeps `listDogs` one answer. */
export const MOST_DOGS = 20

/** A dog of a member. All of it is shown to him alone. */
export const MemberDog = v.object({
  id: v.number(),
  /** True of exactly one where there are any. */
  main: v.boolean(),
  ...DogInput.entries,
})
export type MemberDog = v.InferOutput<typeof MemberDog>

export const listDogs = get('/dogs', {
  summary: 'The dogs of the user who is logged in: the main one, then the others by age of entry',
  access: 'member',
  data: v.array(MemberDog),
})

export const createDog = post('/dogs', {
  summary: 'Adds a dog; the first is the main one',
  access: 'member',
  body: DogInput,
  data: MemberDog,
  errors: ['DOGS_FULL', 'PHOTO_NOT_FOUND'],
})

/** Photos that it names no longer are taken away. */
export const saveDog = put('/dogs/:id', {
  summary: 'Replaces what is said of a dog',
  access: 'member',
  params: v.object({ id: idText }),
  body: DogInput,
  data: MemberDog,
  errors: ['DOG_NOT_FOUND', 'PHOTO_NOT_FOUND'],
})

export const deleteDog = del('/dogs/:id', {
  summary: 'Takes a dog away with its photos, and gives those that stay; of these one is the main one',
  access: 'member',
  params: v.object({ id: idText }),
  data: v.array(MemberDog),
  errors: ['DOG_NOT_FOUND'],
})

export const setMainDog = put('/dogs/:id/main', {
  summary: 'Makes a dog the main one, and gives all',
  access: 'member',
  params: v.object({ id: idText }),
  data: v.array(MemberDog),
  errors: ['DOG_NOT_FOUND'],
})
