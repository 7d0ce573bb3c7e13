import * as v from 'valibot'
import { basedOn } from '../api/based-on.ts'
import { HOUR, MINUTE } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { plainText } from '../text/plain-text.ts'
import { Author } from '../posts/posts.ts'
import { cursorText, idText, integerText, page } from '../api/wire.ts'

export const COMMENT_LENGTH = { min: 1, max: 1000 } as const
/** Answers that are listed with their comment; the rest by `listCommentAnswers`. */
export const FIRST_ANSWERS = 3

/** A comment of a post, or an answer to one: there are two levels. */
export const Comment = v.object({
  id: v.number(),
  postId: v.number(),
  /** The comment that it answers; null on the first level. */
  parentId: v.nullable(v.number()),
  /** null: 탈퇴한 회원, hidden by the board or an admin, or deleted. */
  author: v.nullable(Author),
  /** Below a post that hides its authors. */
  anonymous: v.boolean(),
  /** By the author of the post, also where nobody is named. */
  byAuthor: v.boolean(),
  /** Whom an answer to an answer addresses; null if nobody, or if they aren't named. */
  mention: v.nullable(v.object({ id: v.number(), nickname: v.string() })),
  /** Plain text with line breaks; empty once deleted or hidden. */
  text: v.string(),
  likeCount: v.number(),
  /** Answers that aren't deleted. */
  answerCount: v.number(),
  /** ISO instant. */
  createdAt: v.string(),
  /** ISO instant; null if never edited. */
  editedAt: v.nullable(v.string()),
  /** It keeps its place because of its answers. */
  deleted: v.boolean(),
  /** By an admin: it keeps its place, without text and author. */
  hidden: v.boolean(),
})
export type Comment = v.InferOutput<typeof Comment>

export const Thread = v.object({ ...Comment.entries, /** The first few, oldest first. */ answers: v.array(Comment) })
export type Thread = v.InferOutput<typeof Thread>

/** A comment as its author sees it in their list. */
export const MyComment = v.object({
  id: v.number(),
  /** Its title is empty while they don't see it. */
  post: v.object({ id: v.number(), title: v.string() }),
  text: v.string(),
  likeCount: v.number(),
  answerCount: v.number(),
  createdAt: v.string(),
  editedAt: v.nullable(v.string()),
  /** By an admin, who told the author why. */
  hidden: v.boolean(),
})
export type MyComment = v.InferOutput<typeof MyComment>

export const COMMENT_ORDERS = ['old', 'new', 'liked'] as const
export type CommentOrder = (typeof COMMENT_ORDERS)[number]
export const COMMENT_PAGE = { default: 20, max: 50 } as const

const Params = v.object({ id: idText })
const RowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
export const CommentText = plainText(COMMENT_LENGTH, '댓글을 적어 주세요.')

export const CommentForm = v.object({
  text: CommentText,
  /** The comment or answer that it answers; null: the post. An answer to an answer stands below the same comment, and addresses its author. */
  answerTo: v.nullable(RowId),
})
export type CommentForm = v.InferOutput<typeof CommentForm>

const COMMENTS = { name: 'commentByAccount', per: '{member}', points: 30, seconds: 10 * MINUTE } as const
const COMMENT_EDITS = { name: 'commentEditByAccount', per: '{member}', points: 100, seconds: HOUR } as const

const OWN = { param: 'id', missing: 'COMMENT_NOT_FOUND' } as const

const CommentsQuery = v.object({
  order: v.optional(v.picklist(COMMENT_ORDERS)),
  cursor: v.optional(cursorText),
  limit: v.optional(integerText(1, COMMENT_PAGE.max)),
})
const AnswersQuery = v.omit(CommentsQuery, ['order'])

export const commentsOperations = {
  listComments: operation({
    summary: 'Comments of a post in pages, each with its first answers',
    params: Params,
    query: CommentsQuery,
    data: page(Thread),
    errors: ['POST_NOT_FOUND', 'POST_FOR_READERS', 'BAD_CURSOR'],
    shows: [
      'comments:{id}',
      'post:{id}',
      'comment:{data.items.id}',
      'comment:{data.items.answers.id}',
      'order:comment.{query.order}',
      'boards',
    ],
  }),

  listCommentAnswers: operation({
    summary: 'Answers to a comment, oldest first, in pages',
    params: Params,
    query: AnswersQuery,
    data: page(Comment),
    errors: ['COMMENT_NOT_FOUND', 'BAD_CURSOR'],
    shows: ['comment:{id}', 'comment:{data.items.id}', 'boards'],
  }),

  listCommentsForMe: operation({
    summary: 'The same of a post that the logged-in user reads',
    params: Params,
    query: CommentsQuery,
    data: page(Thread),
    errors: ['POST_NOT_FOUND', 'BAD_CURSOR'],
    owner: 'nobody',
  }),

  listCommentAnswersForMe: operation({
    summary: 'Answers to a comment of a post that the logged-in user reads',
    params: Params,
    query: AnswersQuery,
    data: page(Comment),
    errors: ['COMMENT_NOT_FOUND', 'BAD_CURSOR'],
    owner: 'nobody',
  }),

  listMyComments: operation({
    summary: 'Comments by the logged-in user, latest first',
    query: v.object({ cursor: v.optional(cursorText), limit: v.optional(integerText(1, COMMENT_PAGE.max)) }),
    data: page(MyComment),
    errors: ['BAD_CURSOR'],
    owner: 'caller',
  }),

  createComment: operation({
    summary: 'Comments on a post, or answers a comment',
    params: Params,
    body: CommentForm,
    data: Comment,
    errors: ['POST_NOT_FOUND', 'COMMENT_NOT_FOUND', 'BLOCKED'],
    owner: 'nobody',
    limit: [COMMENTS],
    touches: ['comments:{id}', 'post:{id}', 'comment:{data.parentId}'],
  }),

  updateComment: operation({
    summary: 'Updates an own comment',
    params: Params,
    body: v.object({ text: CommentText, basedOn }),
    data: Comment,
    errors: ['COMMENT_NOT_FOUND', 'EDITED_ELSEWHERE', 'BLOCKED'],
    owner: OWN,
    limit: [COMMENT_EDITS],
    touches: ['comment:{id}', 'comments:{data.postId}'],
  }),

  /** One with answers keeps its place, without text and author. */
  deleteComment: operation({
    summary: 'Deletes an own comment',
    params: Params,
    data: v.object({ postId: v.number(), parentId: v.nullable(v.number()) }),
    errors: ['COMMENT_NOT_FOUND'],
    owner: OWN,
    limit: [COMMENT_EDITS],
    whileSuspended: true,
    touches: ['comment:{id}', 'comment:{data.parentId}', 'comments:{data.postId}', 'post:{data.postId}'],
  }),
}
