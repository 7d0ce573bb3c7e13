import { createToken, type TokenType } from 'chevrotain'

/** Every token of the lexicon, in the order in which the lexer tries them. */
export const vocabulary: TokenType[] = []

export function token(name: string, pattern: RegExp | string): TokenType {
  const type = createToken({ name, pattern: typeof pattern === 'string' ? new RegExp(pattern) : pattern })
  vocabulary.push(type)
  return type
}
