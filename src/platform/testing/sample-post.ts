import type { Comment, Thread } from '../../../contract/comments/comments.ts'
import type { Post } from '../../../contract/posts/posts.ts'

const AUTHOR = { id: 22, nickname: '수아', photo: null }

/** A post with only the required data. */
export const samplePost = (own: Partial<Post> = {}): Post => ({
  id: 5,
  board: 'daily',
  category: null,
  title: '바닷가 산책',
  text: '바람이 좋았어요.',
  html: null,
  photos: [],
  dog: null,
  likeCount: 0,
  commentCount: 1,
  viewCount: 0,
  createdAt: '2026-11-20T00:00:00.000Z',
  editedAt: null,
  sample: false,
  author: AUTHOR,
  anonymous: false,
  place: null,
  ...own,
})

/** A comment on that post. */
export const sampleComment = (own: Partial<Comment> = {}): Comment => ({
  id: 1,
  postId: 5,
  parentId: null,
  author: AUTHOR,
  anonymous: false,
  byAuthor: false,
  mention: null,
  text: '댓글 1',
  likeCount: 0,
  answerCount: 0,
  createdAt: '2026-11-20T00:00:00.000Z',
  editedAt: null,
  deleted: false,
  hidden: false,
  ...own,
})

export const sampleThread = (own: Partial<Thread> = {}): Thread => ({ ...sampleComment(), answers: [], ...own })
