import { dateText } from '../../../platform/dates/korean-dates.ts'
import type { MentorName } from '../../../../contract/mentoring/mentors.ts'
import { RichText } from '../../../ui/content/RichText.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { MENTOR_KIND_NAME } from '../../../../contract/mentoring/mentor-names.ts'
import classes from './Mentoring.module.css'
import { PersonLine } from './PersonLine.tsx'

interface Props {
  /** null: a mentor who has left; undefined: the reader's own answer. */
  mentor?: MentorName | null
  text: string
  /** The same with markup; null if there is none. */
  html: string | null
  answeredAt: string
  editedAt: string | null
}

/** What a mentor answered. */
export function AnswerWords({ mentor, text, html, answeredAt, editedAt }: Props) {
  const kind = mentor?.kind && MENTOR_KIND_NAME[mentor.kind]
  const facts = [kind, dateText(answeredAt), editedAt && '고침'].filter(Boolean).join(' · ')
  return (
    <Stack as="section" gap={12} aria-label="답변" className={classes.answer}>
      {mentor === undefined ? (
        <Text size="sm" tone="quiet">
          {facts}
        </Text>
      ) : (
        <PersonLine person={mentor} gone="탈퇴한 멘토">
          {facts}
        </PersonLine>
      )}
      {html ? <RichText lines html={html} /> : <p className={classes.words}>{text}</p>}
    </Stack>
  )
}
