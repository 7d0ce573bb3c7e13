/** A pattern of alternatives, which are tried in this order; each stands on a line of its own. Their own flags don't count. */
export const alternatives = (patterns: readonly RegExp[], flags = ''): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags)
