import { Link } from '@tanstack/react-router'
import type { MyQuestion } from '../../../../contract/mentoring/questions.ts'
import { dateText } from '../../../platform/dates/korean-dates.ts'
import { Card } from '../../../ui/kit/Card.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { QUESTION_STATE_NAME } from '../model.ts'
import classes from './Mentoring.module.css'

/** A member's own questions with their state. */
export const MyQuestionList = ({ questions }: { questions: readonly MyQuestion[] }) => (
  <Stack as="ul" gap={12}>
    {questions.map(({ id, title, state, askedAt, mentor, wanted }) => (
      <Card key={id} as="li" gap={4} shrink anchor>
        <Link to="/mentoring/$" params={{ _splat: `my/${id}` }} className={`${classes.name} ${classes.link}`}>
          {title}
        </Link>
        <Text size="sm" tone="quiet">
          {QUESTION_STATE_NAME[state]} · {(mentor ?? wanted)?.nickname ?? '모든 멘토'} · {dateText(askedAt)}
        </Text>
      </Card>
    ))}
  </Stack>
)
