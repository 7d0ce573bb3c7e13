import { WAY_NAME } from '../../../../contract/corrections/correction-names.ts'
import type { Group } from '../../../../contract/groups/groups.ts'
import type { Proposal } from '../../../../contract/proposals/proposals.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { RowLink } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SentCard } from '../../suggestions/components/SentCard.tsx'
import { withdrawProposal } from '../mutations.ts'

/** One proposal, and what became of it. */
export function ProposalCard({ proposal, groups }: { proposal: Proposal; groups: readonly Group[] }) {
  const withdrawal = useCommand(withdrawProposal)
  const { id, name, group, address, rules, way, placeId } = proposal
  const kind = groups.find(({ key }) => key === group)?.name

  return (
    <SentCard
      label={`${name} 제보`}
      title={
        <Text as="span" weight={600} shrink>
          {name}
        </Text>
      }
      sent={proposal}
      after={
        placeId !== null && (
          <RowLink
            inline
            self="start"
            align="center"
            tall={44}
            weight={600}
            tone="accent"
            to="/place/$id"
            params={{ id: placeId }}
          >
            장소 보기
          </RowLink>
        )
      }
      kind="제보"
      withdrawing={withdrawal.pending}
      onWithdraw={() => withdrawal.run({ id })}
    >
      <Text size="sm" tone="quiet">
        {[kind, address || '지도에 표시한 곳', WAY_NAME[way]].filter(Boolean).join(' · ')}
      </Text>
      <Box as="p" preLine>
        {rules}
      </Box>
    </SentCard>
  )
}
