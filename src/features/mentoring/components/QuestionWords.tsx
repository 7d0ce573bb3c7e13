import type { ReactNode } from 'react'
import type { Photo } from '../../../../contract/api/media.ts'
import { Card } from '../../../ui/kit/Card.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { PhotoStrip } from '../../media/components/PhotoStrip.tsx'
import classes from './Mentoring.module.css'

interface Props {
  id: number
  text: string
  photos: readonly Photo[]
  /** The dog in words. */
  dog: string | null
  /** The place that it is about. */
  children?: ReactNode
}

/** What was asked: text, dog, place and photos. */
export const QuestionWords = ({ id, text, photos, dog, children }: Props) => (
  <Card gap={12} shrink>
    <p className={classes.words}>{text}</p>
    {dog && (
      <Text size="sm" tone="quiet">
        강아지: {dog}
      </Text>
    )}
    {children}
    {photos.length > 0 && <PhotoStrip id={`question-${id}`} label="질문 사진" photos={photos} />}
  </Card>
)
