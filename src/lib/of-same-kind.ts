type Values = Readonly<Record<string, unknown>>

/** What `pattern` has too, and in the same kind of value: the rest was stored by an older form. */
export const ofSameKind = (kept: Values, pattern: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) => name in pattern && (pattern[name] === null || kindOf(value) === kindOf(pattern[name])),
    ),
  )

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
