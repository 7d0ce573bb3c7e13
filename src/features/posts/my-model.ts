/** The lists of what is the member's own, in display order. */
export const MY_LISTS = [
  { key: 'posts', name: '글' },
  { key: 'comments', name: '댓글' },
  { key: 'reports', name: '신고' },
] as const
export type MyList = (typeof MY_LISTS)[number]['key']

/** Reads the address; the posts, unless it names another list. */
export const readMyList = (search: { list?: unknown }): MyList =>
  MY_LISTS.find(({ key }) => key === search.list)?.key ?? 'posts'
