import type { QueryClient } from '@tanstack/react-query'
import { postsApi } from '../../../contract/posts/posts-api.ts'
import type { MyPost, PostEdit, PostForm } from '../../../contract/posts/posts.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import type { CommandMessage } from '../../platform/commands/command-events.ts'
import { submitCommand } from '../../platform/commands/run-command.ts'
import { memberKey } from '../session/model.ts'
import { getSession } from '../session/state.ts'
import { markPosted, myPostQuery, postForMeQuery, postKeys } from './queries.ts'

/** The member's own entry reports, of which a post may tell. */
const touches = (author: number | null) => [memberKey(author, 'entries')]

/** Refetches what shows posts, past all caches. */
function renew({ queryClient, author }: CommandContext, id?: number): void {
  markPosted()
  const keys = [
    postKeys.feeds,
    postKeys.mine(author),
    postKeys.read(author),
    ...(id === undefined ? [] : [postKeys.one(id)]),
  ]
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
}

const withPhotos = <Input extends { form: PostForm }>(input: Input, idOf: (ref: string) => string): Input => ({
  ...input,
  form: { ...input.form, photoIds: input.form.photoIds.map(idOf) },
})

const doneWords = (post: MyPost | undefined, text: string): CommandMessage =>
  post?.hidden
    ? { text: '글이 확인을 기다리고 있어요. 확인하면 모두에게 보여요.', tone: 'info' }
    : { text, tone: 'success' }

export const writePost: Command<{ form: PostForm }, MyPost> = {
  name: 'posts.write',
  shows: { waiting: 'screen', failure: 'screen' },
  photos: withPhotos,
  send: (call, { form }) => call(postsApi.createPost, { body: form }),
  settle: (context) => renew(context),
  touches,
  words: { done: (_, post) => doneWords(post, '글을 올렸어요.') },
}

/** A post as it was before a command: the evidence of its place changes with it. */
interface Before {
  was: Pick<MyPost, 'place' | 'visit'>
}

export const changePost: Command<{ id: number; form: PostEdit } & Before, MyPost> = {
  name: 'posts.change',
  shows: { waiting: 'screen', failure: 'screen' },
  photos: withPhotos,
  send: (call, { id, form }) => call(postsApi.updatePost, { params: { id }, body: form }),
  settle: (context, { id }, post) => {
    context.queryClient.setQueryData(myPostQuery(context.author, id).queryKey, post)
    renew(context, id)
  },
  touches,
  words: { done: (_, post) => doneWords(post, '글을 고쳤어요.') },
}

export const removePost: Command<{ id: number } & Before, unknown> = {
  name: 'posts.remove',
  shows: { waiting: 'overlay', failure: 'toast' },
  send: (call, { id }) => call(postsApi.deletePost, { params: { id } }),
  doneBefore: 'POST_NOT_FOUND',
  settle: (context, { id }) => {
    const { author } = context
    for (const queryKey of [postKeys.one(id), postForMeQuery(author, id).queryKey, myPostQuery(author, id).queryKey])
      context.queryClient.removeQueries({ queryKey })
    renew(context)
  },
  touches,
  words: { done: () => ({ text: '글을 지웠어요.', tone: 'success' }) },
}

const viewPost: Command<{ id: number; member: boolean }, unknown> = {
  name: 'posts.view',
  shows: { waiting: 'nobody', failure: 'nobody' },
  public: true,
  send: (call, { id, member }) =>
    call(member ? postsApi.viewPost : postsApi.visitPost, { params: { id }, quiet: true }),
}

const seen = new Set<string>()

/** Tells the server that a post is being read: once per reader and visit, and without bothering them if it fails. */
export function reportView(queryClient: QueryClient, id: number): void {
  const { userId } = getSession()
  const name = `${userId} ${id}`
  if (seen.has(name)) return
  seen.add(name)
  submitCommand(queryClient, viewPost, { id, member: userId !== null }).catch(() => seen.delete(name))
}
