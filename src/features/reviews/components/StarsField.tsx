import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import classes from './ReviewForm.module.css'

const WORDS = ['아쉬워요', '그저 그래요', '괜찮아요', '좋아요', '최고예요']

interface Props {
  value: number | null
  error: string | undefined
  onChange: (stars: number) => void
}

/** One to five stars: a group of radio buttons, moved through by arrow keys. */
export function StarsField({ value, error, onChange }: Props) {
  const [over, setOver] = useState<number | null>(null)
  const shown = over ?? value ?? 0
  return (
    <FieldGroup label="별점" name="stars" error={error}>
      <Row wrap align="center" onPointerLeave={() => setOver(null)}>
        {WORDS.map((word, index) => {
          const star = index + 1
          const Icon = star <= shown ? IconStarFilled : IconStar
          return (
            <Stack
              key={word}
              as="label"
              anchor
              middle
              square={44}
              press
              round={8}
              choice
              className={classes.star}
              data-full={star <= shown || undefined}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOver(star)}
            >
              <input
                type="radio"
                name="star"
                className={classes.input}
                checked={value === star}
                onChange={() => onChange(star)}
                aria-label={`${star}점, ${word}`}
              />
              <Icon size={34} stroke={1.5} aria-hidden />
            </Stack>
          )
        })}
        <Text as="span" weight={600} tone="quiet" className={classes.word} aria-hidden>
          {WORDS[shown - 1] ?? '별을 눌러 주세요'}
        </Text>
      </Row>
    </FieldGroup>
  )
}
