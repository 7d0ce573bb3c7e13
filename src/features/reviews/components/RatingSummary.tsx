import { REVIEW_TAG_NAME, type ReviewSummary } from '../../../../contract/reviews.ts'
import classes from './RatingSummary.module.css'
import { Stars } from './Stars.tsx'

const MOST_TAGS = 3

/** What all reviews together say: the mean, how it comes about, and what is named most. */
export function RatingSummary({ summary: { rating, reviewCount, stars, tags } }: { summary: ReviewSummary }) {
  if (rating === null) return null
  return (
    <section className={classes.summary} aria-label="별점 요약">
      <div className={classes.mean}>
        <p className={classes.figure}>{rating.toFixed(1)}</p>
        <Stars value={rating} size={18} />
        <p className={classes.quiet}>후기 {reviewCount.toLocaleString('ko-KR')}개</p>
      </div>
      <ul className={classes.bars}>
        {[5, 4, 3, 2, 1].map((star) => {
          const count = stars[star - 1] ?? 0
          return (
            <li key={star} className={classes.line}>
              <span>{star}점</span>
              <span className={classes.bar} aria-hidden>
                <span style={{ width: `${(count / reviewCount) * 100}%` }} />
              </span>
              <span className={classes.count}>{count.toLocaleString('ko-KR')}개</span>
            </li>
          )
        })}
      </ul>
      {tags.length > 0 && (
        <p className={classes.tags}>
          {tags.slice(0, MOST_TAGS).map(({ tag, count }) => (
            <span key={tag}>
              {REVIEW_TAG_NAME[tag]} <strong>{count.toLocaleString('ko-KR')}</strong>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
