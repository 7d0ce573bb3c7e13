/** New posts are counted up to this. Without schemas, for first screens. */
export const NEW_POSTS_CAP = 99
