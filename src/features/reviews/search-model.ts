/** What a list of reviews is narrowed to; it stands in the address. Known to every screen's routes, so without the contract's words. */
export interface ReviewSearch {
  order?: 'helpful' | 'similar' | undefined
  /** One of `REVIEW_TAGS`; another narrows nothing. */
  tag?: string | undefined
  /** With photos only. */
  photos?: '1' | undefined
}

/** What makes no sense in an address is left out. */
export function readReviewSearch({ order, tag, photos }: Record<string, unknown> | ReviewSearch): ReviewSearch {
  return {
    ...((order === 'helpful' || order === 'similar') && { order }),
    ...(typeof tag === 'string' && { tag }),
    ...(Boolean(photos) && { photos: '1' as const }),
  }
}
