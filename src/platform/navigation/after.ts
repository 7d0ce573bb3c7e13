/** Where a list begins, as a link to its next page says it for readers without script. Any change of filters begins at the start again. */
export const readAfter = ({ after }: { after?: unknown }): string | undefined =>
  typeof after === 'string' && /^[\w-]{1,200}$/.test(after) ? after : undefined
