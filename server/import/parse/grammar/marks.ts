import { createToken, Lexer } from 'chevrotain'
import { token } from './token.ts'

/** Marks between words. Text comes normalised: bullets and ends of sentences are line breaks (`normalise.ts`). */

export const Space = createToken({ name: 'Space', pattern: /[ \t]+/, group: Lexer.SKIPPED })
export const Stop = token('Stop', /\n+/)
export const Comma = token('Comma', /,+/)
/** Between members of a list, and between rules. */
export const Slash = token('Slash', /\//)
export const Open = token('Open', /\(/)
export const Close = token('Close', /\)/)
