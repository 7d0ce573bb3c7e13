import type { PlaceToCheck } from '../../../../contract/verification/verification-admin.ts'
import { dayText } from '../../../platform/dates/korean-dates.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import classes from '../../backoffice/admin/Details.module.css'

/** What members told of being admitted or refused, latest first; those that contradict the policy are marked. */
export function ReportedEntries({ entries }: Pick<PlaceToCheck, 'entries'>) {
  return (
    <TitledCard title="입장 소식">
      {entries.length === 0 && <Text tone="quiet">아직 없어요.</Text>}
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.item}>
            {entry.agrees === false ? (
              <Text weight={600} tone="no">
                {reportLine(entry)} · 정책과 달라요
              </Text>
            ) : (
              <Text weight={600}>{reportLine(entry)}</Text>
            )}
            <Text size="sm" tone="quiet">
              {dayText(entry.visitedOn)}
            </Text>
            {entry.word && <Text preLine>{entry.word}</Text>}
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

const reportLine = ({ outcome, weightKg, sign }: PlaceToCheck['entries'][number]) =>
  [
    outcome === 'admitted' ? '들어갔어요' : '거절당했어요',
    weightKg !== null && `${weightKg}kg`,
    sign && '안내문을 봤어요',
  ]
    .filter(Boolean)
    .join(' · ')
