import type { ReactNode } from 'react'
import { type Review, REVIEW_TAG_NAME } from '../../../../contract/reviews/reviews.ts'
import { Avatar } from '../../../ui/content/Avatar.tsx'
import { PhotoStrip } from '../../media/components/PhotoStrip.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Box } from '../../../ui/kit/Box.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { dayText } from '../../../platform/dates/korean-dates.ts'
import { dogWords } from '../../dogs/choice-model.ts'
import { ReviewText } from './ReviewText.tsx'
import { Stars } from './Stars.tsx'

type Shown = Pick<Review, 'id' | 'stars' | 'text' | 'visitedOn' | 'dog' | 'tags' | 'photos' | 'editedAt'>

interface Props {
  review: Shown
  /** The author; in a list of the author's own reviews `title` names the place instead. */
  author?: Review['author']
  title?: ReactNode
  /** Below it: 도움돼요, and further actions. */
  children: ReactNode
}

/** The author after a withdrawal. */
const GONE = { nickname: '탈퇴한 회원', photo: null }

/** One review: author, day, dog, text and photos. */
export function ReviewCard({ review, author, title, children }: Props) {
  const { id, stars, text, visitedOn, dog, tags, photos, editedAt } = review
  const { nickname, photo } = author ?? GONE
  return (
    <Stack as="article" gap={10} shrink aria-label={title ? undefined : `${nickname}님의 후기`}>
      <Row as="header" gap={12} align="center">
        {!title && <Avatar picture={photo} name={author ? nickname : '?'} size="2.75rem" />}
        <Box shrink>
          {title ?? <Text weight={600}>{nickname}</Text>}
          {dog && (
            <Text size="sm" tone="quiet">
              {dogWords(dog)}
            </Text>
          )}
        </Box>
      </Row>
      <Row as="p" size="sm" tone="quiet" wrap gap={10} rowGap={4} align="center">
        <Stars value={stars} />
        <span>{dayText(visitedOn)} 방문</span>
        {editedAt && <span>고침</span>}
      </Row>
      <ReviewText key={text} text={text} />
      {photos.length > 0 && <PhotoStrip id={`review-${id}`} label="후기 사진" photos={photos} />}
      {tags.length > 0 && (
        <Row as="ul" wrap gap={6} aria-label="특징">
          {tags.map((tag) => (
            <Text key={tag} as="li" padY={2} padX={10} size="sm" ground="sunken" round="full">
              {REVIEW_TAG_NAME[tag]}
            </Text>
          ))}
        </Row>
      )}
      <Row as="footer" wrap gap={8} align="center" justify="between">
        {children}
      </Row>
    </Stack>
  )
}
