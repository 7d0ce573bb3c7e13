import type * as v from 'valibot'
import type { Placeholders } from './placeholders.ts'

/**
 * Tags state what a public answer shows and what a write touches, so that a write invalidates the cached answers that it may have changed
 * and no others. A tag is a kind (`places`) or one of a kind (`place:42`). **Two tags meet if they are equal, or if one is the bare kind of
 * the other:** `reviews` meets `reviews:42` and `reviews:7`, while `reviews:42` and `reviews:7` don't meet, nor do `places` and
 * `place:42`, which are two kinds. A cached answer is invalidated when a tag that it shows meets a touched one.
 *
 * In a template `{…}` is a parameter of the path, `{query.…}` a field of the query and `{data.…}` one of the answer, through its lists
 * (`place:{data.items.id}`: each place of the page). A template whose value is missing or null yields no tag, so a field with a default
 * must have it in the schema.
 *
 * - `site`, `banners`, `groups`, `options`, `regions`, `popular`, `words`, `providers`: the settings and lists of that name
 * - `notices`: which notices are published, and what they say
 * - `nicknames`: whether one is taken
 * - `places`: which places there are, and which of them match a filter
 * - `place:{id}`: the data of one place
 * - `freshness:{level}`: which places match a filter by age of confirmation
 * - `order:place.{name}`, `order:review.{name}`: a list in an order that writes change (`liked`, `rated`, `verified`, `relevance`; `helpful`)
 * - `mentors`, `answers`: the mentors, and the published answers
 * - `reviews:{place}`: the reviews of one place, and their authors; `review:{id}`: the data of one review
 * - `bell:{member}`: in no answer; published beside an endpoint's own tags (`server/http/calls/call-effects.ts`), it tells a member's open pages that
 *   their notifications changed
 * - `boards`: the boards of the community
 * - `posts`: which posts there are, and in which board; `post:{id}`: the data of one post, with its author
 * - `comments:{post}`: the comments of one post; `comment:{id}`: the data of one, with its author and its answers
 */
type Kind =
  | 'comments'
  | 'comment'
  | 'site'
  | 'banners'
  | 'groups'
  | 'options'
  | 'regions'
  | 'popular'
  | 'words'
  | 'providers'
  | 'notices'
  | 'nicknames'
  | 'places'
  | 'place'
  | 'freshness'
  | 'order'
  | 'reviews'
  | 'review'
  | 'mentors'
  | 'answers'
  | 'boards'
  | 'posts'
  | 'post'

type Tag = Kind | `${Kind | `{${string}}`}:${string}`

/** Each template, if all its placeholders are known; else the type is an error message. */
export type CheckedTags<Tags, P, Q, D> = {
  readonly [I in keyof Tags]: Tags[I] extends Tag
    ? Unknown<Placeholders<Tags[I]>, P, Q, D> extends never
      ? Tags[I]
      : `{${Unknown<Placeholders<Tags[I]>, P, Q, D>}} is in neither path, query nor answer`
    : 'no such kind of tag'
}

type Unknown<Name extends string, P, Q, D> = Name extends `data.${infer Path}`
  ? Has<Output<D>, Path> extends true
    ? never
    : Name
  : Name extends `query.${infer Key}`
    ? Key extends keyof Output<Q>
      ? never
      : Name
    : Name extends keyof Output<P>
      ? never
      : Name

type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : never

type Has<Value, Path extends string> = Value extends readonly (infer Item)[]
  ? Has<Item, Path>
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Value
      ? Has<NonNullable<Value[Head]>, Rest>
      : false
    : Path extends keyof Value
      ? true
      : false
