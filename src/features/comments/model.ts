import type { Comment, Thread } from '../../../contract/comments/comments.ts'

/** Who is shown as the author of a comment. */
export function nameOf({ author, anonymous, byAuthor }: Pick<Comment, 'author' | 'anonymous' | 'byAuthor'>): string {
  if (author) return author.nickname
  if (!anonymous) return '탈퇴한 회원'
  return byAuthor ? '글쓴이' : '익명'
}

const DAY_MS = 86_400_000
/** Of one answer, or of the comment on the post for null. */
export const commentDraft = (postId: number, answerTo: number | null, author: number | null) => ({
  key: `comment.${postId}.${answerTo ?? 'post'}`,
  author,
  maxAgeMs: 30 * DAY_MS,
})
export const editDraft = (id: number, author: number | null) => ({
  key: `comment.edit.${id}`,
  author,
  maxAgeMs: 30 * DAY_MS,
})

/** Nicknames of who has written these comments and answers, each once, without the reader's own: whom a comment can name. */
export const namesIn = (threads: readonly Thread[], userId: number | null): string[] => [
  ...new Set(
    threads
      .flatMap((thread) => [thread, ...thread.answers])
      .flatMap(({ author }) => (author && author.id !== userId ? author.nickname : [])),
  ),
]
