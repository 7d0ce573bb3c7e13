import type { PostCard } from '../../../../contract/posts/posts.ts'
import { Avatar } from '../../../ui/content/Avatar.tsx'
import { Box } from '../../../ui/kit/Box.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { dogWords } from '../../dogs/choice-model.ts'
import { useMinute } from '../../dogs/hooks.ts'
import { timeWords } from '../../../platform/dates/time-words.ts'
import { boardWords, nameOf } from '../model.ts'
import { useBoards } from '../queries.ts'
import classes from './Posts.module.css'

type Shown = Pick<PostCard, 'author' | 'anonymous' | 'board' | 'category' | 'createdAt' | 'editedAt' | 'sample' | 'dog'>

/** Who wrote it, where and when. */
export function PostHeader({ post }: { post: Shown }) {
  const boards = useBoards()
  const now = useMinute()
  const { author, anonymous, dog } = post
  const name = nameOf(author, anonymous)
  return (
    <Row as="header" gap={12} rowGap={4} align="center" className={classes.header}>
      <Avatar picture={author?.photo ?? null} name={author ? name : '?'} size="2.75rem" />
      <Box shrink grow className={classes.who}>
        <Row gap={6} align="center" wrap>
          <Text as="span" weight={600}>
            {name}
          </Text>
          {dog && (
            <Text as="span" size="sm" tone="quiet">
              {dogWords(dog)}
            </Text>
          )}
        </Row>
        <Row gap={6} rowGap={0} wrap size="sm" tone="quiet">
          <span>{boardWords(boards, post.board, post.category)}</span>
          <time dateTime={post.createdAt}>{timeWords(post.createdAt, now)}</time>
          {post.editedAt && <span>고침</span>}
        </Row>
      </Box>
      {post.sample && (
        <Text as="span" rigid padY={2} padX={10} size="sm" ground="sunken" round="full">
          예시
        </Text>
      )}
    </Row>
  )
}
