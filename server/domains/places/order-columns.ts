import { type SQL, sql } from 'drizzle-orm'
import type { PlaceListQuery } from '../../../contract/places/places.ts'
import type { PlaceOrder } from '../../../contract/places/place-order.ts'
import { fail } from '../../refusals/refusal.ts'
import type { Keys } from './cursor.ts'
import { type Point, project } from './projection.ts'

/** A sort order of places in SQL. */
export interface Order {
  full: SQL
  /** The part of the order that an index covers; `full` itself if it covers all. */
  indexed: SQL
  /** `full` in a form that no index supports, so that the planner filters first. */
  sorted: SQL
  /** The sort keys as an array. */
  keys: SQL
  /** Whether there is an index of it by 시군구. */
  byCity: boolean
  after(keys: Keys): SQL
}

export function orderOf(order: Exclude<PlaceOrder, 'relevance'>, { lat, lng }: PlaceListQuery): Order {
  switch (order) {
    case 'near':
      return nearest(project(...position({ lat, lng })))
    case 'liked':
      return descending('like_count')
    case 'rated':
      return descending('rating', 'review_count')
    case 'verified':
      return descending('verified_day')
  }
}

function position({ lat, lng }: Pick<PlaceListQuery, 'lat' | 'lng'>): [number, number] {
  if (lat === undefined || lng === undefined) {
    const field = lat === undefined ? 'lat' : 'lng'
    fail('VALIDATION_FAILED', { [field]: '가까운 순서로 보려면 위치가 필요해요.' })
  }
  return [lat, lng]
}

function nearest({ x, y }: Point): Order {
  const distance = sql`geo <-> point(${x}::float8, ${y}::float8)`
  return {
    full: sql`${distance}, id`,
    // Before PostgreSQL 17, the planner doesn't use the index if there is a second key.
    indexed: distance,
    sorted: sql`(${distance}) + 0, id`,
    keys: sql`array[${distance}, id]`,
    byCity: false,
    after: ([metres, id]) => sql`(${distance}, id) > (${metres}::float8, ${id}::float8)`,
  }
}

function descending(...columns: [string, ...string[]]): Order {
  const names: SQL[] = [...columns, 'id'].map((column) => sql`${sql.identifier(column)}`)
  const [first, ...rest] = names as [SQL, ...SQL[]]
  const down = (list: unknown[]) =>
    sql.join(
      list.map((column) => sql`${column} desc`),
      sql`, `,
    )
  const full = down(names)
  return {
    full,
    indexed: full,
    sorted: down([sql`(${first} + 0)`, ...rest]),
    keys: sql`array[${sql.join(
      names.map((name) => sql`${name}::float8`),
      sql`, `,
    )}]`,
    byCity: true,
    after: (keys) =>
      sql`(${sql.join(names, sql`, `)}) < (${sql.join(
        keys.map((key) => sql`${key}`),
        sql`, `,
      )})`,
  }
}
