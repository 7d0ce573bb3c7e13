import { IconArrowUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { NEW_POSTS_CAP } from '../../../../contract/posts/post-bounds.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { newPostsQuery } from '../queries.ts'
import type { FeedSearch } from '../search-model.ts'
import classes from './Posts.module.css'

interface Props {
  search: FeedSearch
  /** Id of the newest post on the screen. */
  newest: number | undefined
  /** The member who reads it, if only some may. */
  reader: number | null
  onShow: () => void
}

/** "새 글 n개", above the list, which stays where it is until its reader asks for them. */
export function NewPosts({ search, newest, reader, onShow }: Props) {
  const { data } = useQuery(newPostsQuery(search, newest, reader))
  const count = data?.count ?? 0
  const words = count >= NEW_POSTS_CAP ? `새 글 ${NEW_POSTS_CAP}개 이상` : `새 글 ${count}개`
  return (
    <>
      <output className="visually-hidden">{count > 0 && `${words} 있어요.`}</output>
      {count > 0 && (
        <div className={classes.fresh}>
          <Button onClick={onShow} leftSection={<IconArrowUp size={18} stroke={2} aria-hidden />}>
            {words}
          </Button>
        </div>
      )}
    </>
  )
}
