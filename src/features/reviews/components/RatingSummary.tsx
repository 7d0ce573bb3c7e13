import { REVIEW_TAG_NAME, type ReviewSummary } from '../../../../contract/reviews/reviews.ts'
import { grouped } from '../../../lib/number-text.ts'
import { Card } from '../../../ui/kit/Card.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Box } from '../../../ui/kit/Box.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import classes from './RatingSummary.module.css'
import { Stars } from './Stars.tsx'

const MOST_TAGS = 3

/** The summary of all reviews: the mean, its distribution, and the most frequent tags. */
export function RatingSummary({ summary: { rating, reviewCount, stars, tags } }: { summary: ReviewSummary }) {
  if (rating === null) return null
  return (
    <Card
      as="section"
      gap={24}
      rowGap={14}
      align="center"
      className={classes.summary}
      padY={16}
      padX={20}
      round={12}
      aria-label="별점 요약"
    >
      <Stack items="center">
        <Text weight={700} leading="tight" className={classes.figure}>
          {rating.toFixed(1)}
        </Text>
        <Stars value={rating} size={18} />
        <Text size="sm" tone="quiet">
          후기 {grouped(reviewCount)}개
        </Text>
      </Stack>
      <ul>
        {[5, 4, 3, 2, 1].map((star) => {
          const count = stars[star - 1] ?? 0
          return (
            <Stack key={star} as="li" size="sm" tone="quiet" gap={6} align="center" className={classes.line}>
              <span>{star}점</span>
              <Box as="span" clip ground="sunken" round="full" className={classes.bar} aria-hidden>
                <span style={{ width: `${(count / reviewCount) * 100}%` }} />
              </Box>
              <span className={classes.count}>{grouped(count)}개</span>
            </Stack>
          )
        })}
      </ul>
      {tags.length > 0 && (
        <Row as="p" wrap across gap={16} rowGap={4} padTop={12} ruled>
          {tags.slice(0, MOST_TAGS).map(({ tag, count }) => (
            <span key={tag}>
              {REVIEW_TAG_NAME[tag]} <strong>{grouped(count)}</strong>
            </span>
          ))}
        </Row>
      )}
    </Card>
  )
}
