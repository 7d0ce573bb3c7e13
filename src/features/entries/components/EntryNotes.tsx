import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { OUTCOME_NAME } from '../../../../contract/entries/outcomes.ts'
import { useNow } from '../../dogs/state.ts'
import { Card } from '../../../ui/kit/Card.tsx'
import { Row, RowLink } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Box } from '../../../ui/kit/Box.tsx'
import { dayText } from '../../../platform/dates/korean-dates.ts'
import { dogText, type ShownReport } from '../model.ts'
import { HiddenNote } from '../../reports/components/HiddenNote.tsx'
import { useReported } from '../../reports/queries.ts'
import { QuietAction } from '../../../ui/actions/QuietAction.tsx'
import classes from './Entries.module.css'

interface Props {
  notes: readonly ShownReport[]
  /** Shows the names of the places, for a screen that isn't about one place. */
  named?: boolean
  /** Called to change the member's own report. */
  onChange: (id: number) => void
  /** Called to report another member's words. */
  onReport?: (id: number) => void
}

/** A list of reports: outcome, dog, day and text of each visit. */
export function EntryNotes({ notes, named = false, onChange, onReport }: Props) {
  const isReported = useReported('entry')
  const today = useNow()?.today ?? null
  return (
    <Card as="ul" clip round={12} pad={0}>
      {notes.map(({ id, outcome, dog, visitedOn, word, postId, own }) => (
        <Row
          key={id}
          as="li"
          gap={12}
          align="start"
          padY={12}
          padX={16}
          ruledBetween
          className={classes.note}
          data-outcome={outcome}
        >
          {outcome === 'admitted' ? (
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          ) : (
            <IconBan size={20} stroke={1.75} aria-hidden />
          )}
          <Stack grow gap={2} shrink>
            {named && own && (
              <RowLink
                inline
                align="center"
                tall={44}
                weight={600}
                tone="accent"
                to="/place/$id"
                params={{ id: own.place.id }}
              >
                {own.place.name}
              </RowLink>
            )}
            <p>
              <strong>{OUTCOME_NAME[outcome]}</strong>
              {own && !named && (
                <Text
                  as="span"
                  size="xs"
                  weight={600}
                  tone="accent"
                  ground="accent"
                  round="full"
                  className={classes.own}
                >
                  내 소식
                </Text>
              )}
            </p>
            <Text size="sm" tone="quiet">
              {[dayText(visitedOn, today ?? visitedOn), dogText(dog)].filter(Boolean).join(' · ')}
            </Text>
            {word && <Box as="p">{isReported(id) ? '신고한 한마디예요.' : word}</Box>}
            {own && named && <HiddenNote kind="entry" id={id} />}
            {postId !== undefined && (
              <RowLink
                inline
                align="center"
                tall={44}
                weight={600}
                tone="accent"
                to="/community/$id/comments"
                params={{ id: postId }}
              >
                글 보기
              </RowLink>
            )}
          </Stack>
          {!own && word && onReport && !isReported(id) && <QuietAction onClick={() => onReport(id)}>신고</QuietAction>}
          {own && (
            <Text
              as="button"
              rigid
              tall={44}
              weight={600}
              size="md"
              leading="none"
              tone="accent"
              press
              type="button"
              className={classes.change}
              onClick={() => onChange(id)}
            >
              고치기
            </Text>
          )}
        </Row>
      ))}
    </Card>
  )
}
