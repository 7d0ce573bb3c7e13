import { OUTCOME_NAME, OUTCOMES } from '../../../../../contract/entries/outcomes.ts'
import type { PostVisit } from '../../../../../contract/posts/posts.ts'
import { ENTRY_DAYS } from '../../../../../contract/entries/visits.ts'
import { Chip } from '../../../../ui/actions/Chip.tsx'
import { FieldGroup } from '../../../../ui/fields/FieldGroup.tsx'
import { RecentDayField } from '../../../../ui/fields/RecentDayField.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { useNow } from '../../../dogs/state.ts'

interface Props {
  value: PostVisit | null
  error: string | undefined
  /** Of the day. */
  dayError: string | undefined
  onChange: (visit: PostVisit | null) => void
}

const DAY_MS = 86_400_000

/** Whether they were let in at the place of the post, and on which day. A second press on the answer takes it back. */
export function VisitField({ value, error, dayError, onChange }: Props) {
  const today = useNow()?.today
  return (
    <FieldGroup
      label="들어갈 수 있었나요? (선택)"
      name="visit"
      error={error}
      help="장소의 입장 소식에도 보여요. 아래에서 고른 강아지의 견종과 몸무게도 함께 보여요."
    >
      <Stack gap={16}>
        <Row wrap gap={8}>
          {OUTCOMES.map((outcome) => (
            <Chip
              key={outcome}
              selected={value?.outcome === outcome}
              onClick={() =>
                onChange(value?.outcome === outcome ? null : { outcome, visitedOn: value?.visitedOn ?? today ?? '' })
              }
            >
              {OUTCOME_NAME[outcome]}
            </Chip>
          ))}
        </Row>
        {value && (
          <RecentDayField
            label="다녀온 날"
            name="visit.visitedOn"
            value={value.visitedOn}
            error={dayError}
            min={today && new Date(Date.parse(today) - ENTRY_DAYS * DAY_MS).toISOString().slice(0, 10)}
            today={today}
            onChange={({ currentTarget }) => onChange({ ...value, visitedOn: currentTarget.value })}
            onDay={(visitedOn) => onChange({ ...value, visitedOn })}
          />
        )}
      </Stack>
    </FieldGroup>
  )
}
