import { expect, test } from 'vitest'
import { usePosts } from '../../testing/posts.ts'
import { sitemapPaths } from '../../testing/sitemap-paths.ts'

const { database, member, write } = usePosts()

test('R2.34 the sitemap lists posts that readers see and that are not of the demo', async () => {
  const author = await member()
  const ids: number[] = []
  for (const title of ['보이는 글', '가려진 글', '예시 글', '닫힌 게시판의 글'])
    ids.push((await write(author, { title, ...(title.startsWith('닫힌') && { board: 'daily' }) })).data.id)
  const [shown, hidden, sample] = ids
  await database.pool.query('update posts set hidden_at = now() where id = $1', [hidden])
  await database.pool.query('update posts set sample = true where id = $1', [sample])
  await database.pool.query(`update boards set visible = false where slug = 'daily'`)
  expect(await sitemapPaths(database, 'posts')).toEqual([`/community/${shown}/comments`])
})
