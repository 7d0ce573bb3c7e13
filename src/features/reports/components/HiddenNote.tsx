import { useQuery } from '@tanstack/react-query'
import type { ReportKind } from '../../../../contract/reports/reports.ts'
import { useSession } from '../../session/state.ts'
import { myCasesQuery } from '../queries.ts'
import { onDemand } from '../../../ui/states/OnDemand.tsx'

/** Of few members. */
const CaseNote = onDemand(async () => (await import('./CaseNote.tsx')).CaseNote)

interface Props {
  kind: ReportKind
  /** Without it, what of that kind is the profile's. */
  id?: number
}

/** Beside what the member has written: what of it others don't see, why, and what can be done about it. Nothing where all can. */
export function HiddenNote({ kind, id }: Props) {
  const { data = [] } = useQuery(myCasesQuery(useSession().userId))
  return data
    .filter(
      (one) =>
        (one.kind === kind && (id === undefined ? !one.within : one.id === id)) ||
        // What a device kept of an older release names no place.
        (one.within?.kind === kind && one.within.id === id),
    )
    .map((found) => <CaseNote when key={`${found.kind} ${found.id}`} found={found} />)
}
