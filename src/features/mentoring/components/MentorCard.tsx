import type { Mentor } from '../../../../contract/mentoring/mentors.ts'
import { grouped } from '../../../lib/number-text.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { Card } from '../../../ui/kit/Card.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { MENTOR_KIND_NAME, TOPIC_NAME } from '../../../../contract/mentoring/mentor-names.ts'
import { hoursText, waitText } from '../model.ts'
import classes from './Mentoring.module.css'
import { PersonLine } from './PersonLine.tsx'
import { SampleLabel } from './SampleLabel.tsx'

/** A mentor: who they are, what and when they answer, and a way to ask them. */
export function MentorCard({ mentor }: { mentor: Mentor }) {
  const { id, nickname, photo, kind, topics, introduction, accepting, hours, answeredCount, rating } = mentor
  const facts = [
    answeredCount > 0 && `답변 ${grouped(answeredCount)}개`,
    rating !== null && `별점 ${rating.toFixed(1)}`,
    mentor.answerMinutes !== null && `보통 ${waitText(mentor.answerMinutes)} 안에 답해요`,
  ].filter(Boolean)
  return (
    <Card as="li" gap={12} shrink>
      <Row gap={8} align="start" justify="between">
        <PersonLine person={{ nickname, photo }} gone="">
          {MENTOR_KIND_NAME[kind]}
        </PersonLine>
        {mentor.sample && <SampleLabel />}
      </Row>
      <p className={classes.words}>{introduction}</p>
      <Row as="ul" wrap gap={6} aria-label="분야">
        {topics.map((topic) => (
          <Text key={topic} as="li" padY={2} padX={10} size="sm" ground="sunken" round="full">
            {TOPIC_NAME[topic]}
          </Text>
        ))}
      </Row>
      <Text size="sm" tone="quiet">
        {facts.join(' · ')}
        {facts.length > 0 && <br />}
        답하는 시간 {hoursText(hours)}
      </Text>
      {accepting ? (
        <ButtonLink to="/mentoring/$" params={{ _splat: 'ask' }} search={{ mentor: id } as never} variant="light">
          {nickname}에게 질문하기
        </ButtonLink>
      ) : (
        <Text size="sm" tone="quiet">
          지금은 질문을 받지 않아요.
        </Text>
      )}
    </Card>
  )
}
