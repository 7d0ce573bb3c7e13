import { IconEye, IconMessageCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import type { PlaceCard } from '../../../../contract/places/places.ts'
import type { PostCard as Card, PostVisit } from '../../../../contract/posts/posts.ts'
import { grouped } from '../../../lib/number-text.ts'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ThumbButton } from '../../likes/heart/components/ThumbButton.tsx'
import { PostHeader } from './PostHeader.tsx'
import classes from './Posts.module.css'

interface Props {
  post: Card
  /** The card of a place, with its verdict. */
  renderPlace: (place: PlaceCard, visit: PostVisit | undefined) => ReactNode
  /** In the first screenful: its photos are loaded with priority. */
  priority: boolean
}

/** A post in a feed. The whole card leads to it. */
export const PostCard = memo(function PostCard({ post, renderPlace, priority }: Props) {
  const { id, title, excerpt, photos, photoCount, place } = post
  return (
    <Stack as="article" gap={10} shrink className={classes.item} aria-labelledby={`post-${id}`}>
      <PostHeader post={post} />
      <Text as="h2" size="lead" weight={600} leading="snug" className={classes.title} id={`post-${id}`}>
        <Link to="/community/$id/comments" params={{ id }}>
          {title}
        </Link>
      </Text>
      <Text clip clamp={6} preLine>
        {excerpt}
      </Text>
      {photos.length > 0 && (
        <div className={classes.photos} data-count={photos.length}>
          {photos.map((photo, index) => (
            <div key={photo.src} className={classes.photo}>
              <PhotoFrame
                photo={photo}
                ratio={photos.length === 1 ? '4/3' : '1/1'}
                sizes="(min-width: 80em) 13rem, 33vw"
                priority={priority}
              />
              {index === photos.length - 1 && photoCount > photos.length && (
                <span className={classes.more}>
                  <span className="visually-hidden">사진 </span>+{photoCount - photos.length}
                </span>
              )}
            </div>
          ))}
        </div>
      )}
      {place && <div className={classes.above}>{renderPlace(place, post.visit)}</div>}
      <Row as="footer" wrap gap={4} rowGap={0} align="center" size="sm" tone="quiet">
        <span className={classes.above}>
          <ThumbButton kind="post" id={id} count={post.likeCount} />
        </span>
        <Row as="span" inline gap={6} align="center" padX={10}>
          <IconMessageCircle size={18} stroke={1.75} aria-hidden />
          댓글 {grouped(post.commentCount)}
        </Row>
        {post.viewCount > 0 && (
          <Row as="span" inline gap={6} align="center" padX={10}>
            <IconEye size={18} stroke={1.75} aria-hidden />
            <span className="visually-hidden">조회 </span>
            {grouped(post.viewCount)}
          </Row>
        )}
      </Row>
    </Stack>
  )
})
