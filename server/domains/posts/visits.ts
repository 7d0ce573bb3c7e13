import type { MyPost, PostForm } from '../../../contract/posts/posts.ts'
import { isReportable, type VisitBody } from '../../../contract/entries/visits.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import type { HeldDog, PostPorts } from './ports.ts'
import { setVisit, visitOf } from './visit-store.ts'

type Visits = PostPorts['visits']

/**
 * Locks the place that the form names, so that it isn't merged away before the post names it, and that of which the post tells now: it may be
 * merged into another one while this waits. @returns the form, which names the place into which its own was merged meanwhile
 */
export async function lockPlaces<Form extends PostForm | null>(
  tx: Db,
  { places, visits }: Pick<PostPorts, 'places' | 'visits'>,
  { userId, id, form }: { userId: number; id: number | null; form: Form },
): Promise<Form> {
  const locked = new Set<number>()
  for (;;) {
    const before = id === null ? null : await visitOf(tx, userId, id)
    const named = form && (await atPresentPlace(tx, places, form))
    const wanted = [named?.placeId, before?.placeId].filter((at) => typeof at === 'number' && !locked.has(at))
    if (wanted.length === 0) return named as Form
    await visits.lock(tx, wanted as number[])
    for (const at of wanted as number[]) locked.add(at)
  }
}

async function atPresentPlace(tx: Db, places: PostPorts['places'], form: PostForm): Promise<PostForm> {
  const { placeId } = form
  if (placeId === null) return form
  return { ...form, placeId: (await places.mergedAmong(tx, [placeId])).get(placeId) ?? placeId }
}

interface Change {
  userId: number
  id: number
  form: PostForm
  /** Before this change; null: it is new. */
  post: MyPost | null
  /** The dog of the form, as it is now. */
  dog: HeldDog | null
}

/** Makes the entry report of the author's visit what the post says now. Requires `lockPlaces`. */
export async function storeVisit(tx: Db, visits: Visits, change: Change, now: Date): Promise<void> {
  const { userId, id, form, post, dog } = change
  const before = post && (await visitOf(tx, userId, id))
  const isSamePlace = before !== null && before.placeId === form.placeId
  const visit = form.visit === undefined ? (isSamePlace && post?.visit) || null : form.visit
  const isOtherDog = form.dogId !== undefined && form.dogId !== post?.dogId
  if (visit) refuseFarOff(visit, post?.visit?.visitedOn, now)
  if (before && visit && isSamePlace && !isOtherDog && isSame(visit, post?.visit)) return
  if (before) await setVisit(tx, id, null)
  if (visit) {
    const { placeId } = form
    if (placeId === null) fail('VALIDATION_FAILED', { visit: '다녀온 장소를 골라 주세요.' })
    const named = before && !isOtherDog ? {} : { dog }
    await setVisit(
      tx,
      id,
      await visits.store(tx, { userId, placeId, visit, ...named, replaces: before?.id ?? null }, now),
    )
  } else if (before) await visits.remove(tx, before.id)
}

function refuseFarOff({ visitedOn }: VisitBody, before: string | undefined, now: Date): void {
  if (visitedOn !== before && !isReportable(visitedOn, todayInKorea(now)))
    fail('VALIDATION_FAILED', { 'visit.visitedOn': '오늘까지 1년 안의 날짜를 골라 주세요.' })
}

const isSame = (a: VisitBody, b: MyPost['visit']) => a.outcome === b?.outcome && a.visitedOn === b.visitedOn
