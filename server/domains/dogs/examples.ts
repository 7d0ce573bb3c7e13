import type { dogsApi } from '../../../contract/dogs/dogs-api.ts'
import { dogInput } from '../../testing/dog-input.ts'
import type { Examples, Prepared } from '../../testing/example.ts'
import { insertDog } from './store.ts'

/** A member with two dogs; the call is about the second. */
const withDogs: Prepared = async ({ id }, { deps: { db } }) => {
  await insertDog(db, id, dogInput(), new Date())
  return { params: { id: String(await insertDog(db, id, dogInput(), new Date())) } }
}

export const dogsExamples: Examples<typeof dogsApi> = {
  listDogs: withDogs,
  createDog: { body: dogInput() },
  saveDog: async (...who) => ({ ...(await withDogs(...who)), body: dogInput({ name: '보리' }) }),
  deleteDog: withDogs,
  setMainDog: withDogs,
}
