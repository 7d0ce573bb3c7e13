import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ENTRY_COMMENT_LENGTH, EntryBody, type EntryReport } from '../../../../contract/entries/entries.ts'
import { OUTCOME_NAME, OUTCOMES } from '../../../../contract/entries/outcomes.ts'
import type { MemberDog } from '../../../../contract/dogs/member-dogs.ts'
import { ENTRY_DAYS } from '../../../../contract/entries/visits.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { RecentDayField } from '../../../ui/fields/RecentDayField.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { NewerText } from '../../../ui/states/NewerText.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { useNow } from '../../dogs/state.ts'
import { useSession } from '../../session/state.ts'
import { dogText, reportText } from '../model.ts'
import { changeEntry, withdrawEntry } from '../mutations.ts'
import { entriesKey } from '../queries.ts'
import classes from './Entries.module.css'

interface Props {
  report: EntryReport
  mine: readonly MemberDog[]
  onDone: () => void
}

const DAY_MS = 86_400_000
const DAYS_7 = 7 * DAY_MS

/** Changes the dog, day and text of a report that was sent by one tap, or withdraws it. */
export function EntryForm({ report, mine, onDone }: Props) {
  const { userId } = useSession()
  const queryClient = useQueryClient()
  const changing = useCommand(changeEntry)
  const withdrawal = useCommand(withdrawEntry)
  const { id, place, outcome, dogId, dog, visitedOn, sign, word } = report
  // A dog that was only described, or is no longer among the member's dogs, is sent unchanged.
  const known = mine.some(({ id }) => id === dogId)
  const stored = { outcome, dogId: known ? dogId : null, dog, visitedOn, sign, word }
  const { form, field, values, change, message, sending, outdated } = useServerForm({
    initialValues: stored,
    edits: {
      version: report.version,
      renew: () => queryClient.invalidateQueries({ queryKey: entriesKey(userId) }),
    },
    schema: EntryBody,
    draft: { key: `entry.${report.id}`, author: userId, maxAgeMs: DAYS_7 },
    send: async (body, basedOn) => {
      await changing.submit({ id, placeId: place.id, body: { ...body, basedOn } })
      onDone()
    },
  })
  const today = useNow()?.today
  const dogs = [
    ...mine.map(({ id, name }) => ({ key: String(id), label: name, choice: { dogId: id, dog: null } })),
    ...(dog && !known ? [{ key: 'told', label: dogText(dog), choice: { dogId: null, dog } }] : []),
    { key: 'none', label: '선택 안 함', choice: { dogId: null, dog: null } },
  ]
  const chosen = values.dogId === null ? (values.dog ? 'told' : 'none') : String(values.dogId)

  return (
    <>
      <Form {...form} message={message} sending={sending} submit="고치기">
        <Choices label="어떻게 됐나요?">
          {OUTCOMES.map((one) => (
            <Chip key={one} selected={values.outcome === one} onClick={() => change({ outcome: one })}>
              {OUTCOME_NAME[one]}
            </Chip>
          ))}
        </Choices>
        <Choices label="어떤 강아지였나요?">
          {dogs.map((one) => (
            <Chip key={one.key} selected={one.key === chosen} onClick={() => change(one.choice)}>
              {one.label}
            </Chip>
          ))}
        </Choices>
        <Choices label="문 앞 안내문을 보셨나요? (음식점·카페)">
          <Chip selected={values.sign} onClick={() => change({ sign: !values.sign })}>
            문 앞 안내문을 봤어요
          </Chip>
        </Choices>
        <RecentDayField
          {...field('visitedOn')}
          label="다녀온 날"
          min={today && new Date(Date.parse(today) - ENTRY_DAYS * DAY_MS).toISOString().slice(0, 10)}
          today={today}
          onDay={(visitedOn) => change({ visitedOn })}
        />
        <Field
          {...field('word')}
          label="한마디 (선택)"
          placeholder="테라스 자리만 됐어요."
          maxLength={ENTRY_COMMENT_LENGTH}
          aside={`${values.word.length}/${ENTRY_COMMENT_LENGTH}`}
          help="이름 없이 모두에게 보여요."
        />
        {outdated && JSON.stringify(values) !== JSON.stringify(stored) && (
          <NewerText label="다른 곳에서 고친 알림" text={reportText(report, mine)} />
        )}
      </Form>
      <Button
        variant="subtle"
        fullWidth
        className={classes.back}
        onClick={() =>
          void withdrawal.run({ id, placeId: place.id }).then(({ status }) => status === 'done' && onDone())
        }
      >
        알림 취소
      </Button>
    </>
  )
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box as="fieldset" bare className={classes.choices}>
      <legend>{label}</legend>
      <Row wrap gap={8}>
        {children}
      </Row>
    </Box>
  )
}
