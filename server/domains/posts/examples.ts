import { POST_PORTS } from '../../compose/ports.ts'
import type { postsApi } from '../../../contract/posts/posts-api.ts'
import { type Examples, photoOf, type Prepared, type World } from '../../testing/example.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { createPost } from './service.ts'

const postForm = async (member: Member, world: World) => ({
  board: 'travel',
  category: 'visited',
  title: `강릉 ${world.next()}일째`,
  text: '바다를 보며 한참 걸었어요.',
  html: '<p>바다를 보며 <strong>한참</strong> 걸었어요.</p>',
  placeId: 1,
  dogId: null,
  showDogName: false,
  photoIds: [await photoOf(member, world)],
})

const ownPost = async (member: Member, world: World) => {
  const form = await postForm(member, world)
  return createPost({ ...world.deps, ports: POST_PORTS }, { userId: member.id, role: 'member' }, form)
}

const own: Prepared = async (...who) => ({ params: { id: String((await ownPost(...who)).id) } })
/** By a new member. */
const some: Prepared = async (_, world) => own(await createMember(world.deps), world)

export const postsExamples: Examples<typeof postsApi> = {
  listPosts: {},
  countNewPosts: { query: { after: '1' } },
  listPostsForMe: {},
  countNewPostsForMe: { query: { after: '1' } },
  getPostForMe: { params: { id: '1' } },
  listMyPosts: async (...who) => {
    await ownPost(...who)
    return {}
  },
  getMyPost: own,
  getPost: { params: { id: '1' } },
  createPost: async (...who) => ({ body: await postForm(...who) }),
  updatePost: async (...who) => ({ ...(await own(...who)), body: await postForm(...who) }),
  deletePost: own,
  viewPost: some,
  visitPost: some,
}
