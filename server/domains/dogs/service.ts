import { isDeepStrictEqual } from 'node:util'
import type { DogInput } from '../../../contract/dogs/dog-input.ts'
import { type MemberDog, MAX_DOGS } from '../../../contract/dogs/member-dogs.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../refusals/refusal.ts'
import { claimPrivatePhotos, releasePrivatePhotos } from '../photos/store.ts'
import { setMainDogRank, insertDog, listDogs, photosOf, deleteDogsOfUsers, removeDog, updateDog } from './store.ts'

/** Runs `change` with the member's dogs. One after the other, so that the maximum number and the main dog stay consistent. */
function changing<T>(db: Db, userId: number, change: (tx: Db, mine: MemberDog[]) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await lockMember(tx, userId)
    return change(tx, await listDogs(tx, userId))
  })
}

const find = (mine: readonly MemberDog[], id: number): MemberDog =>
  mine.find((dog) => dog.id === id) ?? fail('DOG_NOT_FOUND')

const inputOf = ({ id: _id, main: _main, version: _version, ...input }: MemberDog): DogInput => input

async function showPhotos(tx: Db, userId: number, ids: readonly string[]): Promise<void> {
  if (!(await claimPrivatePhotos(tx, userId, ids))) fail('PHOTO_NOT_FOUND')
}

/** A dog equal in every field to an existing one counts as a repetition of a call whose answer was lost. */
export function addDog({ db, clock }: Deps, userId: number, dog: DogInput): Promise<MemberDog> {
  return changing(db, userId, async (tx, mine) => {
    const same = mine.find((known) => isDeepStrictEqual(inputOf(known), dog))
    if (same) return same
    if (mine.length >= MAX_DOGS) fail('DOGS_FULL')
    await showPhotos(tx, userId, photosOf(dog))
    const id = await insertDog(tx, userId, dog, clock())
    return find(await listDogs(tx, userId), id)
  })
}

/** Not if it has changed since the version that its author saw, unless it is the same call once more. */
export function changeDog(
  db: Db,
  userId: number,
  id: number,
  { basedOn, ...dog }: DogInput & { basedOn?: string | undefined },
): Promise<MemberDog> {
  return changing(db, userId, async (tx, mine) => {
    const before = find(mine, id)
    if (isDeepStrictEqual(inputOf(before), dog)) return before
    if (basedOn !== undefined && basedOn !== before.version) fail('EDITED_ELSEWHERE')
    const [shown, wanted] = [photosOf(before), photosOf(dog)]
    await showPhotos(
      tx,
      userId,
      wanted.filter((photo) => !shown.includes(photo)),
    )
    await updateDog(tx, userId, id, dog)
    await releasePrivatePhotos(
      tx,
      shown.filter((photo) => !wanted.includes(photo)),
    )
    return find(await listDogs(tx, userId), id)
  })
}

export function takeDogAway(db: Db, userId: number, id: number): Promise<MemberDog[]> {
  return changing(db, userId, async (tx, mine) => {
    const deleted = find(mine, id)
    await removeDog(tx, userId, id)
    await releasePrivatePhotos(tx, photosOf(deleted))
    return listDogs(tx, userId)
  })
}

export function makeMain(db: Db, userId: number, id: number): Promise<MemberDog[]> {
  return changing(db, userId, async (tx, mine) => {
    if (find(mine, id).main) return mine
    await setMainDogRank(tx, userId, id)
    return listDogs(tx, userId)
  })
}

/** Deletes the dogs of purged members. */
export async function purgeDogs(tx: Db, userIds: readonly number[]): Promise<void> {
  await releasePrivatePhotos(tx, await deleteDogsOfUsers(tx, userIds))
}
