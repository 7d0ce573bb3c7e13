/** Where a list begins, as links to a next page say it for readers without script. Any change of filters begins at the start again. */
export const readAfter = ({ after }: { after?: unknown }): { after?: string } =>
  typeof after === 'string' && /^[\w-]{1,200}$/.test(after) ? { after } : {}
