import { COMMENT_PORTS } from '../../compose/ports.ts'
import type { Thread } from '../../../contract/comments/comments.ts'
import type { commentsApi } from '../../../contract/comments/comments-api.ts'
import type { Examples, Prepared, World } from '../../testing/example.ts'
import type { Member } from '../../testing/members.ts'
import { listThreads } from './list-store.ts'
import { createComment } from './service.ts'

const form = { text: '저도 다녀왔어요.', answerTo: null }

const commentBy = async ({ id }: Member, { deps }: World) =>
  createComment({ ...deps, ports: COMMENT_PORTS }, { userId: id, role: 'member', postId: 1 }, form)

const own: Prepared = async (...who) => ({ params: { id: String((await commentBy(...who)).id) } })

/** A comment of the demo that has an answer. */
async function answered({ deps: { db } }: World): Promise<Thread> {
  for (let postId = 1; ; postId++) {
    const threads = await listThreads(db, postId, 'old', { after: null, limit: 1 })
    if (threads[0]?.answers.length) return threads[0]
  }
}

export const commentsExamples: Examples<typeof commentsApi> = {
  listComments: async (_, world) => ({ params: { id: String((await answered(world)).postId) } }),
  listCommentAnswers: async (_, world) => ({ params: { id: String((await answered(world)).id) } }),
  listCommentsForMe: async (_, world) => ({ params: { id: String((await answered(world)).postId) } }),
  listCommentAnswersForMe: async (_, world) => ({ params: { id: String((await answered(world)).id) } }),
  listMyComments: async (...who) => {
    await commentBy(...who)
    return {}
  },
  createComment: { params: { id: '1' }, body: form },
  updateComment: async (...who) => ({ ...(await own(...who)), body: { text: '고쳐 쓴 댓글이에요.' } }),
  deleteComment: own,
}
