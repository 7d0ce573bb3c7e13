import { useTimeout } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { SLOW_MS } from '../../../../contract/api/call-outcome.ts'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { ResumedForm } from '../../session/components/ResumedForm.tsx'
import { useSession } from '../../session/state.ts'
import { ProposalForm } from '../components/ProposalForm.tsx'
import { proposalDraft } from '../model.ts'
import { alikeQuery } from '../queries.ts'

/** A member proposes a place that is missing. */
export function ProposePlaceScreen(props: ComponentProps<typeof ProposalForm>) {
  const { userId } = useSession()
  // Known places of the searched name stand between the fields: later they would push what is below.
  const { isLoading } = useQuery(alikeQuery(props.name.trim()))
  const [isSlow, setSlow] = useState(false)
  useTimeout(() => setSlow(true), SLOW_MS, { autoInvoke: true })
  return (
    <Stack columns="one" gap={20} room={640}>
      <Heading level={1} text="아는 만큼만 알려 주세요. 살펴보고 지도에 더할게요.">
        없는 장소 제보하기
      </Heading>
      {isLoading && !isSlow ? (
        <Loading>
          <Skeleton height="40rem" />
        </Loading>
      ) : (
        <ResumedForm key={`${userId} ${props.name}`} draft={proposalDraft(props.name, userId)}>
          <ProposalForm {...props} />
        </ResumedForm>
      )}
    </Stack>
  )
}
