import * as v from 'valibot'
import { PUBLIC_SHAPES } from '../../../contract/offline/answer-shapes.ts'
import { MEMBER_SHAPES } from '../../../contract/offline/member-shapes.ts'
import type { Schema } from '../../../contract/api/operation.ts'

const SHAPES: Readonly<Record<string, Schema>> = { ...PUBLIC_SHAPES, ...MEMBER_SHAPES }

/** Whether data is what that operation answers: its answer, pages of it, or the items of one page. */
export function isAnswer(operation: unknown, data: unknown): boolean {
  const shape = SHAPES[String(operation)]
  if (!shape) return false
  if (v.is(shape, data)) return true
  if (Array.isArray(data)) return v.is(shape, { items: data, cursor: null })
  const { pages } = (data ?? {}) as { pages?: unknown }
  return Array.isArray(pages) && pages.length > 0 && pages.every((page) => v.is(shape, page))
}
