import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { RATING_NAME } from '../model.ts'
import classes from './Mentoring.module.css'

/** The asker's rating. */
export const RatingWords = ({ stars, text }: { stars: number; text: string }) => (
  <Stack gap={4} padY={12} padX={16} ground="sunken" round={12}>
    <Text weight={600}>
      별점 {stars}점 · {RATING_NAME[stars - 1]}
    </Text>
    {text && <p className={classes.words}>{text}</p>}
  </Stack>
)
