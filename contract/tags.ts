import type * as v from 'valibot'
import type { Placeholders } from './placeholders.ts'

/**
 * What stands in public answers, as writes and kept answers name it: a kind (`places`: any of them), or one of a kind (`place:42`).
 * In a template `{…}` is a parameter of the path, `{query.…}` a field of the query and `{data.…}` one of the answer, through its lists
 * (`place:{data.items.id}`: each place of the page).
 *
 * - `site`, `banners`, `groups`, `options`, `regions`, `popular`, `words`, `providers`: the settings and lists of that name
 * - `nicknames`: whether one is taken
 * - `places`: which places there are and what they match; `place:{id}`: what an answer says of one place
 * - `order:{name}`: an order of a list (`liked`, `rated`, `verified`, `helpful`)
 * - `reviews`: any review or author; `reviews:{place}`: those of one place; `review:{id}`: one review
 */
type Kind =
  | 'site'
  | 'banners'
  | 'groups'
  | 'options'
  | 'regions'
  | 'popular'
  | 'words'
  | 'providers'
  | 'nicknames'
  | 'places'
  | 'place'
  | 'order'
  | 'reviews'
  | 'review'

type Tag = Kind | `${Kind | `{${string}}`}:${string}`

/** Each template where all of it is known, else what is wrong with it. */
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
