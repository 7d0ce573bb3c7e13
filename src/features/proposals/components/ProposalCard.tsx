import { STATE_NAME, WAY_NAME } from '../../../../contract/correction-names.ts'
import type { Group } from '../../../../contract/groups.ts'
import type { Proposal } from '../../../../contract/proposals.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { dateText } from '../../../platform/dates/korean-dates.ts'
import { Box } from '../../../ui/Box.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { PhotoFrame } from '../../../ui/PhotoFrame.tsx'
import { Row, RowLink } from '../../../ui/Row.tsx'
import { Text } from '../../../ui/Text.tsx'
import { withdrawProposal } from '../mutations.ts'
import classes from './Proposals.module.css'

/** One proposal, and what became of it. */
export function ProposalCard({ proposal, groups }: { proposal: Proposal; groups: readonly Group[] }) {
  const withdrawal = useCommand(withdrawProposal)
  const { id, name, group, address, rules, way, photos, state, answer, placeId, createdAt } = proposal
  const kind = groups.find(({ key }) => key === group)?.name

  async function withdraw() {
    if (!(await askConfirm('이 제보를 거둘까요? 함께 보낸 사진도 지워져요.'))) return
    await withdrawal.run({ id })
  }

  return (
    <Card as="article" gap={12} pad={16} round={12} aria-label={`${name} 제보`}>
      <Row as="header" wrap gap={10} rowGap={4} align="center">
        <Text
          as="span"
          padY={2}
          padX={10}
          size="sm"
          weight={600}
          round="full"
          className={classes.state}
          data-state={state}
        >
          {STATE_NAME[state]}
        </Text>
        <Text as="span" weight={600} shrink>
          {name}
        </Text>
        <Text as="span" size="sm" tone="quiet">
          {dateText(createdAt)}
        </Text>
      </Row>
      <Text size="sm" tone="quiet">
        {[kind, address || '지도에 표시한 곳', WAY_NAME[way]].filter(Boolean).join(' · ')}
      </Text>
      <Box as="p" preLine>
        {rules}
      </Box>
      {photos.length > 0 && (
        <Row as="ul" gap={8} className={classes.photos}>
          {photos.map((photo, index) => (
            <li key={photo.src}>
              <PhotoFrame photo={{ ...photo, alt: `함께 보낸 사진 ${index + 1}` }} ratio="1/1" sizes="6rem" />
            </li>
          ))}
        </Row>
      )}
      {answer && (
        <Box as="p" pad={12} ground="sunken" round={12}>
          <Text as="strong" block size="sm">
            댕댕로드의 답
          </Text>
          {answer}
        </Box>
      )}
      {placeId !== null && (
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
      )}
      {state === 'pending' && (
        <Button variant="default" className={classes.back} loading={withdrawal.pending} onClick={() => void withdraw()}>
          제보 거두기
        </Button>
      )}
    </Card>
  )
}
