import type { PlaceToCheck } from '../../../../contract/verification/verification-admin.ts'
import { dayText } from '../../../platform/dates/korean-dates.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { CHECK_WAY_NAME, OUTCOME_NAME } from '../admin-model.ts'
import { FACT_LABEL, FACT_ORDER, factText, SIGN_NAME } from '../model.ts'
import classes from '../../backoffice/admin/Details.module.css'

/** What admins found out before: when, how, and what became of which fact. */
export function CheckHistory({ checks }: Pick<PlaceToCheck, 'checks'>) {
  return (
    <TitledCard title="확인한 기록">
      {checks.length === 0 && <Text tone="quiet">아직 없어요.</Text>}
      <ol className={classes.list}>
        {checks.map(({ id, outcome, way, checkedOn, note, sign, changes, before, by }) => (
          <li key={id} className={classes.item}>
            <Text weight={600}>
              {OUTCOME_NAME[outcome]} · {dayText(checkedOn)}
            </Text>
            <Text size="sm" tone="quiet">
              {by ?? '없어진 계정'} · {CHECK_WAY_NAME[way]}
              {sign && ` · ${SIGN_NAME}`}
            </Text>
            <Text preLine>{note}</Text>
            {FACT_ORDER.filter((name) => name in changes).map((name) => (
              <Text key={name} size="sm">
                {FACT_LABEL[name]}: {factText(name, before)} → {factText(name, changes)}
              </Text>
            ))}
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}
