import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { OUTCOME_NAME, type Outcome } from '../../../../contract/entries/outcomes.ts'
import { dayText } from '../../../platform/dates/korean-dates.ts'
import { Row } from '../../../ui/kit/Row.tsx'
import { useNow } from '../../dogs/state.ts'
import classes from './VisitMark.module.css'

/** What the author of a post says of the door of its place. */
export function VisitMark({ outcome, visitedOn }: { outcome: Outcome; visitedOn: string }) {
  const today = useNow()?.today
  const Icon = outcome === 'admitted' ? IconCircleCheck : IconBan
  return (
    <Row as="p" gap={6} rowGap={0} align="center" wrap size="sm" className={classes.mark} data-outcome={outcome}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <strong>{OUTCOME_NAME[outcome]}</strong>
      {dayText(visitedOn, today ?? visitedOn)}
    </Row>
  )
}
