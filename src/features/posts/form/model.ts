import * as v from 'valibot'
import type { Board } from '../../../../contract/boards/boards.ts'
import { type MyPost, PostForm, type PostVisit } from '../../../../contract/posts/posts.ts'
import { choiceOf, dogIdOf, NO_DOG } from '../../dogs/choice-model.ts'
import type { FormPhoto } from '../../media/form-model.ts'

/** The place of a form: what its author sees of it. A type rather than an interface, so that a draft may hold it. */
export type ChosenPlace = { id: number; name: string }

export type PostValues = {
  /** Slug; empty while none is chosen. */
  board: string
  /** Key; empty for none. */
  category: string
  title: string
  text: string
  /** The same with markup; empty if it has none. */
  html: string
  place: ChosenPlace | null
  /** What happened at its door; null: nothing is told. */
  visit: PostVisit | null
  /** Id of one of the author's dogs, `NO_DOG`, or that of the recorded dog. */
  dog: string
  showDogName: boolean
  photos: FormPhoto[]
}

const { board, title, text, html, visit, showDogName, photoIds } = PostForm.entries

/** Validates the form by the contract's own messages, and gives the request body. */
export const PostFields = v.pipe(
  v.object({
    board: v.pipe(v.string(), v.minLength(1, '게시판을 골라 주세요.'), board),
    category: v.string(),
    title,
    text,
    html,
    place: v.nullable(v.looseObject({ id: v.number() })),
    visit,
    dog: v.string(),
    showDogName,
    photos: v.pipe(
      v.array(v.looseObject({ id: v.string() })),
      v.transform((photos) => photos.map(({ id }) => id)),
      photoIds,
    ),
  }),
  v.transform(({ category, html, place, visit, dog, photos, ...rest }): PostForm => ({
    ...rest,
    category: category || null,
    html: html || null,
    placeId: place?.id ?? null,
    visit: place && visit ? visit : null,
    photoIds: photos,
    ...dogIdOf(dog),
  })),
)

/** The body without what the board doesn't have: it may be left over from another board. */
export function forBoard(form: PostForm, board: Board | undefined): PostForm {
  if (!board) return form
  return {
    ...form,
    category: board.categories.some(({ key }) => key === form.category) ? form.category : null,
    ...(!board.places && { placeId: null, visit: null }),
    photoIds: board.photos ? form.photoIds : [],
  }
}

export const newValues = (board: string, title: string): PostValues => ({
  board,
  category: '',
  title,
  text: '',
  html: '',
  place: null,
  visit: null,
  dog: NO_DOG,
  showDogName: false,
  photos: [],
})

export const valuesOf = ({
  board,
  category,
  title,
  text,
  html,
  place,
  visit,
  dogId,
  dog,
  showDogName,
  photos,
}: MyPost): PostValues => ({
  board,
  category: category ?? '',
  title,
  text,
  html: html ?? '',
  place,
  visit: visit ?? null,
  showDogName,
  photos,
  dog: choiceOf(dogId, dog),
})

const DAY_MS = 86_400_000
/** One new post at a time. */
export const newPostDraft = (author: number | null) => ({ key: 'post.new', author, maxAgeMs: 30 * DAY_MS })
export const postDraft = (id: number, author: number | null) => ({ key: `post.${id}`, author, maxAgeMs: 30 * DAY_MS })
