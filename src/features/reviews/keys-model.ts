/** Keys of the cached answers, apart from what asks for them: the first view of a place needs no more. */
export const reviewKeys = {
  ofPlace: (id: number) => ['reviews', id] as const,
  lists: (id: number) => ['reviews', id, 'list'] as const,
  list: (id: number, query: object) => ['reviews', id, 'list', query] as const,
  summary: (id: number) => ['reviews', id, 'summary'] as const,
  photos: (id: number) => ['reviews', id, 'photos'] as const,
}
