import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { todayInKorea } from '../../../../contract/time/korea-time.ts'
import { OUTCOME_NAME, OUTCOMES, type Outcome } from '../../../../contract/entries/outcomes.ts'
import { SIZE_NAME } from '../../../../contract/dogs/dog-sizes.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useOverlayEntry } from '../../../platform/navigation/overlay-entry.ts'
import { Heading } from '../../../ui/content/Heading.tsx'
import { hideSnackbar } from '../../../ui/overlays/state.ts'
import { useMyDogs } from '../../dogs/queries.ts'
import { useTravel } from '../../dogs/travel/queries.ts'
import { useSession } from '../../session/state.ts'
import { openLoginDialog } from '../../session/login/state.ts'
import { ReportPart } from '../../reports/components/ReportPart.tsx'
import { Sheet } from '../../../ui/content/Sheet.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { dogToReport, publicReportsOf, summaryText } from '../model.ts'
import { reportEntry } from '../mutations.ts'
import { ownEntriesQuery } from '../queries.ts'
import { EntryNotes } from './EntryNotes.tsx'
import classes from './Entries.module.css'
import { EntrySheet } from './EntrySheet.tsx'
import type { EntryProps } from './EntrySlot.tsx'

const ICONS = { admitted: IconCircleCheck, refused: IconBan } as const

/** Entry reports of this place, and buttons to report today's visit by one tap. */
export function EntrySection({ placeId, entries }: EntryProps) {
  const report = useCommand(reportEntry)
  const { userId } = useSession()
  const { dogs: travelling, waiting } = useTravel()
  const mine = useMyDogs()
  const { data: own = [] } = useQuery(ownEntriesQuery(userId, placeId))
  const sheet = useOverlayEntry('entry')
  const reporting = useOverlayEntry('report-entry')
  const [sending, setSending] = useState<Outcome | null>(null)
  const underWay = useRef(false)
  const notes = publicReportsOf(entries.latest, userId === null ? [] : own)
  const summary = summaryText(entries)

  async function tell(outcome: Outcome) {
    // A second tap can arrive before the button is rendered as disabled.
    if (underWay.current) return
    underWay.current = true
    setSending(outcome)
    try {
      const told = { outcome, ...dogToReport(travelling, mine), visitedOn: todayInKorea(new Date()), word: '' }
      await report.run({ placeId, ...told })
    } finally {
      underWay.current = false
      setSending(null)
    }
  }

  function change(id: number) {
    // The snackbar would cover the sheet's button.
    hideSnackbar()
    sheet.open(id)
  }

  const askWhy = (id: number) =>
    userId === null ? openLoginDialog({ onSuccess: () => reporting.open(id) }) : reporting.open(id)

  return (
    <Stack as="section" gap={16} className={classes.section} aria-labelledby="visits">
      <Heading id="visits" text={summary ?? '아직 알려 준 분이 없어요. 다녀왔다면 처음으로 알려 주세요.'}>
        다녀온 분들의 입장 소식
      </Heading>
      {entries.sizes.length > 0 && (
        <Row as="ul" wrap gap={8}>
          {entries.sizes.map(({ size, admitted, refused }) => (
            <Text key={size} as="li" padY={6} padX={12} size="sm" ground="sunken" round={12}>
              {SIZE_NAME[size]} {admitted + refused}번 중 <strong>{admitted}번</strong> 들어갔어요
            </Text>
          ))}
        </Row>
      )}
      {notes.length > 0 && <EntryNotes notes={notes} onChange={change} onReport={askWhy} />}
      <Stack gap={12} pad={16} text="center" ground="sunken" round={12}>
        <p id="visits-ask">오늘 다녀오셨나요? 한 번만 누르면 알려져요.</p>
        <Stack as="fieldset" gap={8} bare className={classes.buttons} aria-labelledby="visits-ask">
          {OUTCOMES.map((outcome) => {
            const Icon = ICONS[outcome]
            return (
              <Row
                key={outcome}
                as="button"
                gap={8}
                align="center"
                justify="center"
                tall={48}
                pad={8}
                press
                ground="card"
                round={12}
                type="button"
                className={classes.tell}
                data-outcome={outcome}
                disabled={sending !== null || waiting}
                aria-busy={sending === outcome || undefined}
                onClick={() => void tell(outcome)}
              >
                <Icon size={22} stroke={1.75} aria-hidden />
                {OUTCOME_NAME[outcome]}
              </Row>
            )
          })}
        </Stack>
      </Stack>
      <EntrySheet report={own.find(({ id }) => id === sheet.value) ?? null} mine={mine} onClose={() => sheet.close()} />
      <Sheet opened={reporting.value !== null} onClose={() => reporting.close()} title="한마디 신고">
        {reporting.value !== null && (
          <ReportPart when key={reporting.value} kind="entry" id={reporting.value} onDone={() => reporting.close()} />
        )}
      </Sheet>
    </Stack>
  )
}
