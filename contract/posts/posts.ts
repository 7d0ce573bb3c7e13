import * as v from 'valibot'
import { basedOn } from '../api/based-on.ts'
import { DAY, HOUR } from '../api/limit.ts'
import { Photo } from '../api/media.ts'
import { operation } from '../api/operation.ts'
import { OUTCOMES } from '../entries/outcomes.ts'
import { PlaceCard } from '../places/places.ts'
import { plainLine, plainText } from '../text/plain-text.ts'
import { NEW_POSTS_CAP } from './post-bounds.ts'
import { ReviewDog } from '../reviews/reviews.ts'
import { Markup } from '../text/rich-text.ts'
import { VisitBody } from '../entries/visits.ts'
import { cursorText, idText, integerText, isoDate, page } from '../api/wire.ts'

export const TITLE_LENGTH = { min: 2, max: 60 } as const
export const POST_LENGTH = { min: 5, max: 5000 } as const
export const MAX_POST_PHOTOS = 10
/** Photos of a post that a feed shows. */
export const FEED_PHOTOS = 3
/** Characters of its text there. */
export const EXCERPT_LENGTH = 200

/** Who wrote it. */
export const Author = v.object({ id: v.number(), nickname: v.string(), photo: v.nullable(Photo) })
export type Author = v.InferOutput<typeof Author>

/** What happened at the door of the post's place: an entry report by its author, which counts among those of the place. */
export const PostVisit = v.object({ outcome: v.picklist(OUTCOMES), visitedOn: isoDate })
export type PostVisit = v.InferOutput<typeof PostVisit>

const Written = {
  id: v.number(),
  /** Slug of its board. */
  board: v.string(),
  /** Key of a category of that board. */
  category: v.nullable(v.string()),
  title: v.string(),
  /** The dog it is about, as it was when the post was written. */
  dog: v.nullable(ReviewDog),
  visit: v.optional(PostVisit),
  likeCount: v.number(),
  commentCount: v.number(),
  /** Readers, each counted once; neither robots nor the author. */
  viewCount: v.number(),
  /** ISO instant. */
  createdAt: v.string(),
  /** ISO instant; null if never edited. */
  editedAt: v.nullable(v.string()),
  /** Demo content, labelled 예시. */
  sample: v.boolean(),
}

const Published = {
  ...Written,
  /** null: 탈퇴한 회원, or hidden by the board. */
  author: v.nullable(Author),
  /** Written in a board that hides its authors. */
  anonymous: v.boolean(),
  /** The place it is about, while it is public. */
  place: v.nullable(PlaceCard),
}

/** A post in a feed. */
export const PostCard = v.object({
  ...Published,
  /** The start of its text. */
  excerpt: v.string(),
  /** The first few of its photos. */
  photos: v.array(Photo),
  photoCount: v.number(),
})
export type PostCard = v.InferOutput<typeof PostCard>

export const Post = v.object({
  ...Published,
  /** Plain text with line breaks: all words, without their markup. */
  text: v.string(),
  /** Sanitized rich text with the same words; null if the text is all. */
  html: v.nullable(v.string()),
  photos: v.array(Photo),
})
export type Post = v.InferOutput<typeof Post>

/** A post as its author sees it: with all values of its form. */
export const MyPost = v.object({
  ...Written,
  text: v.string(),
  html: v.nullable(v.string()),
  place: v.nullable(v.object({ id: v.number(), name: v.string() })),
  /** null if no dog was named, or its author has deleted it (`dog` still describes it). */
  dogId: v.nullable(v.number()),
  showDogName: v.boolean(),
  /** By an admin, who told the author why. */
  hidden: v.boolean(),
  /** With the ids by which the form references them. */
  photos: v.array(v.object({ id: v.string(), photo: Photo })),
})
export type MyPost = v.InferOutput<typeof MyPost>

const RowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, '게시판을 골라 주세요.'))

export const PostForm = v.object({
  board: Slug,
  category: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, '말머리를 골라 주세요.'))),
  title: plainLine(TITLE_LENGTH, '제목을 적어 주세요.'),
  text: plainText(POST_LENGTH),
  html: Markup,
  placeId: v.nullable(RowId),
  /** Needs a place; null for none. Absent in an update: it stays as it is, as long as the place is the same. */
  visit: v.optional(v.nullable(VisitBody)),
  /** Id of one of the author's dogs; null for none. Absent in an update: the dog stays as it was recorded. */
  dogId: v.optional(v.nullable(RowId)),
  showDogName: v.boolean(),
  /** Ids from `POST /photos`, in display order; in an update, including those that stay. */
  photoIds: v.pipe(
    v.array(v.pipe(v.string(), v.uuid())),
    v.maxLength(MAX_POST_PHOTOS, `사진은 ${MAX_POST_PHOTOS}장까지 올릴 수 있어요.`),
    v.check((ids) => new Set(ids).size === ids.length, '같은 사진이 두 번 들어 있어요.'),
  ),
})
export type PostForm = v.InferOutput<typeof PostForm>

const PostEdit = v.object({ ...PostForm.entries, basedOn })
export type PostEdit = v.InferOutput<typeof PostEdit>

export const POST_ORDERS = ['new', 'hot'] as const
export type PostOrder = (typeof POST_ORDERS)[number]
export const POST_PAGE = { default: 20, max: 50 } as const

const Filter = {
  board: v.optional(Slug),
  category: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/))),
}
export const PostListQuery = v.object({
  ...Filter,
  /** `hot`: what is talked about this week; `new` (the default): latest first. */
  order: v.optional(v.picklist(POST_ORDERS)),
  cursor: v.optional(cursorText),
  limit: v.optional(integerText(1, POST_PAGE.max)),
})
export type PostListQuery = v.InferOutput<typeof PostListQuery>

const NewPostsQuery = v.object({ ...Filter, after: idText })
const NewPosts = v.object({ count: v.number() })

const PostParams = v.object({ id: idText })

const POSTS = { name: 'postByAccount', per: '{member}', points: 20, seconds: HOUR } as const
const POSTS_A_DAY = { name: 'postByAccountAndDay', per: '{member}', points: 60, seconds: DAY } as const
const POST_EDITS = { name: 'postEditByAccount', per: '{member}', points: 60, seconds: HOUR } as const
const VIEWS = { name: 'viewByAccount', per: '{member}', points: 1000, seconds: HOUR } as const
const VISITS = { name: 'visitByNetwork', per: '{network}', points: 1800, seconds: HOUR } as const

const FORM_ERRORS = [
  'BOARD_NOT_FOUND',
  'BOARD_READ_ONLY',
  'NOT_OF_BOARD',
  'PLACE_NOT_FOUND',
  'DOG_NOT_FOUND',
  'PHOTO_NOT_FOUND',
  'ENTRIES_FULL',
] as const

export const postsOperations = {
  listPosts: operation({
    summary: 'Posts of all boards that everybody reads, of one, or of one of its categories, in pages',
    query: PostListQuery,
    data: page(PostCard),
    errors: ['BAD_CURSOR'],
    shows: ['posts', 'post:{data.items.id}', 'places', 'place:{data.items.place.id}', 'boards'],
  }),

  countNewPosts: operation({
    summary: `How many posts were written after one, counted up to ${NEW_POSTS_CAP}`,
    query: NewPostsQuery,
    data: NewPosts,
    shows: ['posts', 'boards'],
  }),

  getPost: operation({
    summary: 'One post with its whole text',
    params: PostParams,
    data: Post,
    errors: ['POST_NOT_FOUND', 'POST_FOR_READERS'],
    // A place that comes back has no tag in an answer that left it out.
    shows: ['post:{id}', 'places', 'place:{data.place.id}', 'boards'],
  }),

  listPostsForMe: operation({
    summary: 'The same of all boards that the logged-in user reads',
    query: PostListQuery,
    data: page(PostCard),
    errors: ['BAD_CURSOR'],
    owner: 'nobody',
  }),

  countNewPostsForMe: operation({
    summary: `How many such posts were written after one, counted up to ${NEW_POSTS_CAP}`,
    query: NewPostsQuery,
    data: NewPosts,
    owner: 'nobody',
  }),

  getPostForMe: operation({
    summary: 'One post that the logged-in user reads, with its whole text',
    params: PostParams,
    data: Post,
    errors: ['POST_NOT_FOUND'],
    owner: 'nobody',
  }),

  createPost: operation({
    summary: 'Writes a post',
    body: PostForm,
    data: MyPost,
    errors: FORM_ERRORS,
    owner: { field: 'photoIds', missing: 'PHOTO_NOT_FOUND' },
    limit: [POSTS, POSTS_A_DAY],
    touches: ['posts'],
  }),

  listMyPosts: operation({
    summary: 'Posts by the logged-in user, latest first',
    query: v.object({ cursor: v.optional(cursorText), limit: v.optional(integerText(1, POST_PAGE.max)) }),
    data: page(MyPost),
    errors: ['BAD_CURSOR'],
    owner: 'caller',
  }),

  getMyPost: operation({
    summary: 'An own post',
    params: PostParams,
    data: MyPost,
    errors: ['POST_NOT_FOUND'],
    owner: { param: 'id', missing: 'POST_NOT_FOUND' },
  }),

  updatePost: operation({
    summary: 'Updates an own post',
    params: PostParams,
    body: PostEdit,
    data: MyPost,
    errors: ['POST_NOT_FOUND', 'EDITED_ELSEWHERE', ...FORM_ERRORS],
    owner: { param: 'id', missing: 'POST_NOT_FOUND' },
    limit: [POST_EDITS],
    // A place shows the way to a post of a board that everybody reads.
    touches: ['posts', 'post:{id}', 'place:{data.place.id}'],
  }),

  deletePost: operation({
    summary: 'Deletes an own post with its photos and comments',
    params: PostParams,
    data: v.null(),
    errors: ['POST_NOT_FOUND'],
    owner: { param: 'id', missing: 'POST_NOT_FOUND' },
    limit: [POST_EDITS],
    whileSuspended: true,
    touches: ['posts', 'post:{id}'],
  }),

  /** Views are added to the post's count by a job, in batches: nothing that is cached changes at once. */
  viewPost: operation({
    summary: 'Notes that the logged-in user has read a post; each reader counts once, the author never',
    params: PostParams,
    data: v.null(),
    errors: ['POST_NOT_FOUND'],
    owner: 'nobody',
    limit: [VIEWS],
    touches: [],
  }),

  visitPost: operation({
    summary: 'The same for a reader without an account; robots don’t count',
    params: PostParams,
    data: v.null(),
    errors: ['POST_NOT_FOUND'],
    limit: [VISITS],
    touches: [],
  }),
}
