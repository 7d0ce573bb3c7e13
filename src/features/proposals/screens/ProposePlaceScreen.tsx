import type { ComponentProps } from 'react'
import { Heading } from '../../../ui/Heading.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { useSession } from '../../session/state.ts'
import { ProposalForm } from '../components/ProposalForm.tsx'

/** A member proposes a place that is missing. */
export function ProposePlaceScreen(props: ComponentProps<typeof ProposalForm>) {
  const { userId } = useSession()
  return (
    <Stack columns="one" gap={20} room={640}>
      <Heading level={1} text="아는 만큼만 알려 주세요. 살펴보고 지도에 더할게요.">
        없는 장소 제보하기
      </Heading>
      <ProposalForm key={`${userId} ${props.name}`} {...props} />
    </Stack>
  )
}
