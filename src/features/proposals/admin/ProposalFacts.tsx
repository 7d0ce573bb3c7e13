import { WAY_NAME } from '../../../../contract/corrections/correction-names.ts'
import type { Group } from '../../../../contract/groups/groups.ts'
import type { ProposedPlace } from '../../../../contract/proposals/proposals-admin.ts'
import { dateText } from '../../../platform/dates/korean-dates.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { SentPhotos } from '../../suggestions/admin/SentPhotos.tsx'
import classes from '../../backoffice/admin/Details.module.css'

/** What a member says of a place that is missing. */
export function ProposalFacts({ proposal, groups }: { proposal: ProposedPlace; groups: readonly Group[] }) {
  const { name, group, address, position, rules, way, phone, homepage, photos, author, createdAt } = proposal
  const facts: [string, string][] = [
    ['이름', name],
    ['종류', groups.find(({ key }) => key === group)?.name ?? '모름'],
    ['주소', address || '없음'],
    ['지도', position ? `${position.lat}, ${position.lng}` : '없음'],
    ['전화', phone || '없음'],
    ['홈페이지', homepage || '없음'],
    ['어떻게 알았나', WAY_NAME[way]],
    ['제보', `${author} · ${dateText(createdAt)}`],
  ]
  return (
    <TitledCard title="회원이 알려 준 것">
      <Text preLine>{rules}</Text>
      <dl className={classes.facts}>
        {facts.map(([title, value]) => (
          <div key={title} className={classes.fact}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SentPhotos photos={photos} />
    </TitledCard>
  )
}
