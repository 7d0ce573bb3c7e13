import { Link } from '@tanstack/react-router'
import type { AnswerCard } from '../../../../contract/mentoring/questions.ts'
import { dateText } from '../../../platform/dates/korean-dates.ts'
import { Card } from '../../../ui/kit/Card.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { MENTOR_KIND_NAME, TOPIC_NAME } from '../../../../contract/mentoring/mentor-names.ts'
import classes from './Mentoring.module.css'
import { SampleLabel } from './SampleLabel.tsx'

/** Published answers, each a link to its page. */
export const AnswerList = ({ answers }: { answers: readonly AnswerCard[] }) => (
  <Stack as="ul" gap={12}>
    {answers.map(({ id, title, topic, excerpt, mentor, answeredAt, stars, sample }) => (
      <Card key={id} as="li" gap={8} shrink anchor>
        <Row gap={8} align="start" justify="between">
          <h3 className={classes.name}>
            <Link to="/mentoring/$" params={{ _splat: String(id) }} className={classes.link}>
              {title}
            </Link>
          </h3>
          {sample && <SampleLabel />}
        </Row>
        <p className={classes.words}>{excerpt}</p>
        <Text size="sm" tone="quiet">
          {[
            TOPIC_NAME[topic],
            mentor
              ? [mentor.kind && MENTOR_KIND_NAME[mentor.kind], mentor.nickname].filter(Boolean).join(' ')
              : '탈퇴한 멘토',
            stars !== null && `별점 ${stars}점`,
            dateText(answeredAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Card>
    ))}
  </Stack>
)
