import type { BasedOn } from '../../../contract/api/based-on.ts'
import type { Role } from '../../../contract/users/users.ts'
import type { Comment, CommentForm } from '../../../contract/comments/comments.ts'
import type { HoldReason } from '../../../contract/posts/holds.ts'
import type { NotificationEvent } from '../../../contract/notifications/notifications.ts'
import { inTransaction } from '../../db/transactions/in-transaction.ts'
import type { Db } from '../../db/index.ts'
import type { News } from '../../db/content/news.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../refusals/refusal.ts'
import { refuseOlderEdit } from '../../refusals/refuse-older-edit.ts'
import { OF_CHANGES, reasonsToHold } from '../site/holds.ts'
import { readHabits } from './habits-store.ts'
import { mentionedIn } from './mention-store.ts'
import type { CommentPorts } from './ports.ts'
import {
  addAnswers,
  changeText,
  emptyComment,
  findComment,
  insertComment,
  readComment,
  removeComment,
  type Stored,
} from './store.ts'

type ServiceDeps = Pick<Deps, 'db' | 'clock'> & { ports: CommentPorts }

interface Writer {
  userId: number
  role: Role
}

const OF_COMMENTS: readonly HoldReason[] = ['link', 'fast', 'repeated', 'word']

// Every write locks the post first, then the comment of the first level, then the answer: no deadlocks, and true counts.

export function createComment(
  { db, clock, ports }: ServiceDeps,
  { userId, role, postId }: Writer & { postId: number },
  { text, answerTo }: CommentForm,
): Promise<Comment> {
  return inTransaction(db, async (tx) => {
    const post = (await ports.posts.lock(tx, postId, userId)) ?? fail('POST_NOT_FOUND')
    const answered = answerTo === null ? null : await answeredIn(tx, postId, answerTo)
    const createdAt = clock()
    const parentId = answered && (answered.parentId ?? answered.id)
    const mentionId = answered?.parentId ? answered.userId : null
    const parent = parentId === answered?.id ? answered : parentId && (await readComment(tx, parentId))
    const named = post.anonymous ? [] : await mentionedIn(tx, { postId, authorId: post.authorId }, text)
    const mentions = [...(mentionId === null ? [] : [mentionId]), ...named]
    const concerned = { author: post.authorId, parent: authorOf(parent), mentions }
    // Where nobody is named, a refusal would tell who wrote the post.
    if (!post.anonymous && (await ports.mutes.isBlocked(tx, userId, idsOf(concerned)))) fail('BLOCKED')
    const reasons = await reasonsOf(tx, { userId, role }, text, createdAt, null)
    const id = await insertComment(tx, {
      postId,
      userId,
      text,
      anonymous: post.anonymous,
      createdAt,
      parentId,
      mentionId,
    })
    if (parentId !== null) await addAnswers(tx, parentId, 1)
    await ports.posts.addComments(tx, postId, 1)
    if (reasons.length > 0) await ports.cases.hold(tx, { id, ownerId: userId, reasons, now: createdAt })
    // Of one that waits as well: its news are shown once it is.
    await ports.newsroom.tell(tx, newsOf(id, userId, concerned), createdAt)
    return (await findComment(tx, id)) ?? fail('COMMENT_NOT_FOUND')
  })
}

/** A first comment is no reason, as a conversation would stop at it; of a changed comment, only what its new words are. */
const reasonsOf = (tx: Db, { userId, role }: Writer, words: string, now: Date, changedId: number | null) =>
  reasonsToHold(tx, {
    role,
    words,
    now,
    habits: (since) => readHabits(tx, { userId, since, except: changedId }),
    among: changedId === null ? OF_COMMENTS : OF_CHANGES,
  })

/** Who has deleted their comment has left the conversation below it. */
const authorOf = (comment: Stored | null | 0) => (comment && !comment.deleted ? comment.userId : null)

interface Concerned {
  author: number
  parent: number | null
  /** Whom it addresses: the author of the answer that it answers, and whom it names. */
  mentions: readonly number[]
}

const idsOf = ({ author, parent, mentions }: Concerned) => [author, parent, ...mentions].filter((id) => id !== null)

/** Each member is told once, of what concerns them most. */
function newsOf(subjectId: number, actorId: number, { author, parent, mentions }: Concerned): News[] {
  const events = new Map<number, NotificationEvent>([[author, 'commented']])
  if (parent !== null) events.set(parent, 'replied')
  for (const mention of mentions) events.set(mention, 'mentioned')
  return [...events].map(([userId, event]) => ({ userId, event, subject: 'comment', subjectId, actorId }))
}

async function answeredIn(tx: Db, postId: number, id: number) {
  const answered = await readComment(tx, id, { lock: true })
  return answered && answered.postId === postId && !answered.deleted && !answered.hidden
    ? answered
    : fail('COMMENT_NOT_FOUND')
}

export function updateComment(
  { db, clock, ports }: ServiceDeps,
  { userId, role, id }: Writer & { id: number },
  { text, basedOn }: { text: string; basedOn?: BasedOn },
): Promise<Comment> {
  return inTransaction(db, async (tx) => {
    const own = await lockOwn(tx, ports, userId, id)
    refuseOlderEdit(basedOn, own.editedAt, own.text === text)
    const now = clock()
    // What is hidden already waits for an admin, or was refused by one.
    const reasons = own.hidden ? [] : await reasonsOf(tx, { userId, role }, text, now, id)
    const { told, named } = await readersOf(tx, ports, own, text)
    // Words that stay as they are say nothing new; a comment can always be deleted.
    if (own.text !== text && (await ports.mutes.isBlocked(tx, userId, [...told, ...named]))) fail('BLOCKED')
    await changeText(tx, id, text, now)
    const added = named.filter((one) => one !== userId && !told.has(one))
    if (added.length > 0) {
      const about = { event: 'mentioned', subject: 'comment', subjectId: id, actorId: userId } as const
      await ports.newsroom.tell(
        tx,
        added.map((one) => ({ userId: one, ...about })),
        now,
      )
    }
    if (reasons.length > 0) await ports.cases.hold(tx, { id, ownerId: userId, reasons, now })
    return (await findComment(tx, id)) ?? fail('COMMENT_NOT_FOUND')
  })
}

/** Who was told of the comment before, and whom its changed words name. Nobody where nobody is named: a refusal would tell who they are. */
async function readersOf(tx: Db, { posts }: CommentPorts, own: Stored, text: string) {
  const authorId = own.anonymous ? null : await posts.authorOf(tx, own.postId)
  if (authorId === null) return { told: new Set<number>(), named: [] }
  const of = { postId: own.postId, authorId }
  const parent = own.parentId === null ? null : await readComment(tx, own.parentId)
  const concerned = { author: authorId, parent: authorOf(parent), mentions: await mentionedIn(tx, of, own.text) }
  const addressed = own.mentionId === null ? [] : [own.mentionId]
  return { told: new Set([...idsOf(concerned), ...addressed]), named: await mentionedIn(tx, of, text) }
}

export function deleteComment({ db, clock, ports }: ServiceDeps, { userId, id }: { userId: number; id: number }) {
  return inTransaction(db, async (tx) => {
    const { postId, parentId, answerCount, mentionId, text } = await lockOwn(tx, ports, userId, id)
    await ports.likes.remove(tx, [id])
    const parent = parentId === null ? null : await readComment(tx, parentId)
    const author = await ports.posts.authorOf(tx, postId)
    if (answerCount > 0) await emptyComment(tx, id, clock())
    else await removeComment(tx, id)
    if (parentId !== null) await forgetAnswer(tx, parentId)
    await ports.posts.addComments(tx, postId, -1)
    const named = author === null ? [] : await mentionedIn(tx, { postId, authorId: author }, text)
    ports.newsroom.renew([author, parent && parent.userId, mentionId, ...named])
    return { postId, parentId }
  })
}

/** A deleted comment whose last answer is gone has no reason to stay. */
async function forgetAnswer(tx: Db, parentId: number): Promise<void> {
  await addAnswers(tx, parentId, -1)
  const parent = await readComment(tx, parentId)
  if (parent?.deleted && parent.answerCount === 0) await removeComment(tx, parentId)
}

async function lockOwn(tx: Db, { posts }: CommentPorts, userId: number, id: number) {
  const found = await readComment(tx, id)
  if (found?.userId !== userId) fail('COMMENT_NOT_FOUND')
  // Works also if the post is no longer public: members can always take back what they wrote.
  await posts.lock(tx, found.postId, userId)
  if (found.parentId !== null) await readComment(tx, found.parentId, { lock: true })
  const own = await readComment(tx, id, { lock: true })
  return own && !own.deleted ? own : fail('COMMENT_NOT_FOUND')
}
