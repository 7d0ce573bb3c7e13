/** The filters of a list of reviews, stored in the address. Loaded by every screen's routes, so without the contract's texts. */
export interface ReviewSearch {
  order?: 'helpful' | 'similar' | undefined
  /** One of `REVIEW_TAGS`; any other is ignored. */
  tag?: string | undefined
  /** With photos only. */
  photos?: '1' | undefined
}

/** Reads the search parameters; unreadable ones are left out. */
export function readReviewSearch({ order, tag, photos }: Record<string, unknown> | ReviewSearch): ReviewSearch {
  return {
    ...((order === 'helpful' || order === 'similar') && { order }),
    ...(typeof tag === 'string' && { tag }),
    ...(Boolean(photos) && { photos: '1' as const }),
  }
}
