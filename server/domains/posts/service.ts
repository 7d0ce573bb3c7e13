import { isDeepStrictEqual } from 'node:util'
import type { Role } from '../../../contract/users/users.ts'
import { mayWrite } from '../../../contract/boards/board-rules.ts'
import type { Board } from '../../../contract/boards/boards.ts'
import type { HoldReason } from '../../../contract/posts/holds.ts'
import { type MyPost, POST_LENGTH, type PostEdit, type PostForm } from '../../../contract/posts/posts.ts'
import { inTransaction } from '../../db/transactions/in-transaction.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import type { Deps } from '../../deps.ts'
import { type LightText, readLightText, wordsOf } from '../../lib/light-text.ts'
import { fail } from '../../refusals/refusal.ts'
import { refuseOlderEdit } from '../../refusals/refuse-older-edit.ts'
import { claimPhotos } from '../photos/claim.ts'
import { releasePhotos } from '../photos/store.ts'
import { OF_CHANGES, reasonsToHold } from '../site/holds.ts'
import { readHabits } from './habits-store.ts'
import { heatPost } from './hot-store.ts'
import type { HeldDog, PostPorts } from './ports.ts'
import { changePost, getMyPost, insertPosts, lockPost, type PostContent, removePost } from './store.ts'
import { visitOf } from './visit-store.ts'
import { lockPlaces, storeVisit } from './visits.ts'

type ServiceDeps = Pick<Deps, 'db' | 'clock'> & { ports: PostPorts }

interface Writer {
  userId: number
  role: Role
}

export function createPost({ db, clock, ports }: ServiceDeps, writer: Writer, given: PostForm): Promise<MyPost> {
  const { userId } = writer
  return inTransaction(db, async (tx) => {
    const held = await holdDog(tx, ports, userId, given.dogId ?? null)
    const form = await lockPlaces(tx, ports, { userId, id: null, form: given })
    const board = await boardFor(tx, ports, writer, form)
    await refuseMissingPlace(tx, ports, form.placeId)
    const photos = await claimPhotos(tx, userId, form.photoIds, [])
    const text = readLightText(form, POST_LENGTH)
    const content = contentOf(form, text, board, photos, held && namedDog(held))
    const createdAt = clock()
    const reasons = await reasonsOf(tx, writer, content, createdAt, null)
    const [id = 0] = await insertPosts(tx, [{ userId, anonymous: board.anonymous, content, createdAt }])
    await heatPost(tx, id, createdAt)
    await storeVisit(tx, ports.visits, { userId, id, form, post: null, dog: held }, createdAt)
    if (reasons.length > 0) await ports.cases.hold(tx, { id, ownerId: userId, reasons, now: createdAt })
    return (await getMyPost(tx, userId, id)) ?? fail('POST_NOT_FOUND')
  })
}

/** Writes of one author wait for each other: of which visit a post tells can't change while the place is locked for it. */
export function updatePost(
  { db, clock, ports }: ServiceDeps,
  writer: Writer,
  id: number,
  { basedOn, ...given }: PostEdit,
): Promise<MyPost> {
  const { userId } = writer
  return inTransaction(db, async (tx) => {
    await lockMember(tx, userId)
    const held = await holdDog(tx, ports, userId, given.dogId ?? null)
    const form = await lockPlaces(tx, ports, { userId, id, form: given })
    const post = (await lockPost(tx, userId, id)) ?? fail('POST_NOT_FOUND')
    refuseOlderEdit(basedOn, post.editedAt, isSame(post, form))
    const board = await boardFor(tx, ports, writer, form)
    if (form.placeId !== (post.place?.id ?? null)) await refuseMissingPlace(tx, ports, form.placeId)
    // The snapshot of a dog that is already named isn't updated: the text is about the dog as it was.
    const dog = form.dogId === undefined || (held && held.id === post.dogId) ? undefined : held && namedDog(held)
    const photos = await claimPhotos(tx, userId, form.photoIds, post.photos)
    await releasePhotos(
      tx,
      post.photos.filter((one) => !form.photoIds.includes(one.id)).map(({ photo }) => photo),
    )
    const now = clock()
    const same = form.html === undefined && form.text === post.text
    const content = contentOf(form, same ? post : readLightText(form, POST_LENGTH), board, photos, dog)
    await changePost(tx, id, content, now)
    await storeVisit(tx, ports.visits, { userId, id, form, post, dog: held }, now)
    const said = post.title !== content.title || wordsOf(post) !== wordsOf(content)
    // What is hidden already waits for an admin, or was refused by one.
    const reasons = said && !post.hidden ? await reasonsOf(tx, writer, content, now, id) : []
    if (reasons.length > 0) await ports.cases.hold(tx, { id, ownerId: userId, reasons, now })
    return (await getMyPost(tx, userId, id)) ?? fail('POST_NOT_FOUND')
  })
}

export function deletePost({ db, ports }: Pick<ServiceDeps, 'db' | 'ports'>, userId: number, id: number) {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, userId)
    await lockPlaces(tx, ports, { userId, id, form: null })
    const post = (await lockPost(tx, userId, id)) ?? fail('POST_NOT_FOUND')
    const visit = await visitOf(tx, userId, id)
    await ports.likes.remove(tx, id)
    await releasePhotos(
      tx,
      post.photos.map(({ photo }) => photo),
    )
    await removePost(tx, id)
    if (visit) await ports.visits.remove(tx, visit.id)
  })
}

/** Of a changed post, only what its new words are. */
const reasonsOf = (
  tx: Db,
  { userId, role }: Writer,
  content: PostContent,
  now: Date,
  changedId: number | null,
): Promise<HoldReason[]> =>
  reasonsToHold(tx, {
    role,
    words: `${content.title} ${wordsOf(content)}`,
    now,
    habits: (since) => readHabits(tx, { userId, since, except: changedId }),
    ...(changedId !== null && { among: OF_CHANGES }),
  })

/** Locks the dog before any other row but the member’s: deleting a dog also locks the dog first, then what refers to it. */
async function holdDog(tx: Db, { dogs }: PostPorts, userId: number, dogId: number | null): Promise<HeldDog | null> {
  return dogId === null ? null : ((await dogs.hold(tx, userId, dogId)) ?? fail('DOG_NOT_FOUND'))
}

const namedDog = ({ id, name, breed, weightKg, size }: HeldDog) => ({ id, facts: { name, breed, weightKg, size } })

/** The board of the form, if it admits what is in it. */
async function boardFor(tx: Db, { boards }: PostPorts, { role }: Writer, form: PostForm): Promise<Board> {
  const board = (await boards.hold(tx, form.board)) ?? fail('BOARD_NOT_FOUND')
  if (!mayWrite(board, role)) fail('BOARD_READ_ONLY')
  const hasCategory = form.category === null || board.categories.some(({ key }) => key === form.category)
  const hasPhotos = form.photoIds.length === 0 || board.photos
  const hasPlace = form.placeId === null || board.places
  if (!(hasCategory && hasPhotos && hasPlace)) fail('NOT_OF_BOARD')
  return board
}

async function refuseMissingPlace(tx: Db, { places }: PostPorts, placeId: number | null): Promise<void> {
  if (placeId !== null && !(await places.cards(tx, [placeId])).has(placeId)) fail('PLACE_NOT_FOUND')
}

const contentOf = (
  { category, title, placeId, showDogName }: PostForm,
  { text, html }: LightText,
  board: Board,
  photos: PostContent['photos'],
  dog: PostContent['dog'],
): PostContent => ({
  category,
  title,
  text,
  html,
  placeId,
  showDogName,
  photos,
  boardId: board.id,
  ...(dog !== undefined && { dog }),
})

/** Whether the form says what the post says. What it leaves out stays as it is. */
function isSame(post: MyPost, form: PostForm): boolean {
  const { text, html } = readLightText(form, POST_LENGTH)
  const {
    board,
    category,
    title,
    placeId,
    showDogName,
    photoIds,
    visit = post.visit ?? null,
    dogId = post.dogId,
  } = form
  return isDeepStrictEqual(
    [board, category, title, text, html, placeId, showDogName, photoIds, visit, dogId],
    [
      post.board,
      post.category,
      post.title,
      post.text,
      post.html,
      post.place?.id ?? null,
      post.showDogName,
      post.photos.map(({ id }) => id),
      post.visit ?? null,
      post.dogId,
    ],
  )
}
