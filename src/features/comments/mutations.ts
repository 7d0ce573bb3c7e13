import type { BasedOn } from '../../../contract/api/based-on.ts'
import { commentsApi } from '../../../contract/comments/comments-api.ts'
import type { Comment, CommentForm } from '../../../contract/comments/comments.ts'
import type { CommandMessage } from '../../platform/commands/command-events.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { commentKeys, markCommented } from './queries.ts'

/** Refetches what shows comments of the post, past all caches; the post’s own count is updated by a command effect of the app. */
export function renewComments({ queryClient, author }: Pick<CommandContext, 'queryClient' | 'author'>, postId: number) {
  markCommented(postId)
  return Promise.all(
    [commentKeys.ofPost(postId), commentKeys.read(author, postId), commentKeys.mine(author)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

const doneWords = (comment: Comment | undefined, text: string): CommandMessage =>
  comment?.hidden
    ? { text: '댓글이 확인을 기다리고 있어요. 확인하면 모두에게 보여요.', tone: 'info' }
    : { text, tone: 'success' }

export const writeComment: Command<{ postId: number } & CommentForm, Comment> = {
  name: 'comments.write',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { postId, ...body }) => call(commentsApi.createComment, { params: { id: postId }, body }),
  settle: (context, { postId }) => renewComments(context, postId),
  words: { done: (_, comment) => doneWords(comment, '댓글을 올렸어요.') },
}

export const changeComment: Command<{ postId: number; id: number; text: string; basedOn?: BasedOn }, Comment> = {
  name: 'comments.change',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { id, text, basedOn }) => call(commentsApi.updateComment, { params: { id }, body: { text, basedOn } }),
  settle: (context, { postId }) => renewComments(context, postId),
  words: { done: (_, comment) => doneWords(comment, '댓글을 고쳤어요.') },
}

export const removeComment: Command<{ postId: number; id: number }, unknown> = {
  name: 'comments.remove',
  shows: { waiting: 'overlay', failure: 'toast' },
  send: (call, { id }) => call(commentsApi.deleteComment, { params: { id } }),
  doneBefore: 'COMMENT_NOT_FOUND',
  settle: (context, { postId }) => renewComments(context, postId),
  words: { done: () => ({ text: '댓글을 지웠어요.', tone: 'success' }) },
}
