import type { IToken } from 'chevrotain'
import type { Joint } from '../tree.ts'

/** Small steps that the rules share. */

/** While the library records the grammar, rules give it no lists yet. */
export function into<T>(list: T[], found: T[]): void {
  if (Array.isArray(found)) list.push(...found)
}

/** An alternative anywhere makes a list one of alternatives; a comma anywhere leaves its reach open. */
export function listed(before: Joint, how: Joint): Joint {
  if (before === 'or' || how === 'or') return 'or'
  if (before === 'comma' || how === 'comma') return 'comma'
  return how
}

/** What a token stands for. */
export const is = <T>(_: IToken, what: T): T => what
