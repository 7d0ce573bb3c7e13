import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Sheet } from '../../../ui/content/Sheet.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { useSecondFactor } from '../queries.ts'
import { answerProof, useAsked } from '../state.ts'
import { AddFactor } from './AddFactor.tsx'
import { ProofForm } from './ProofForm.tsx'

const TITLES = { prove: '2단계 인증으로 확인해 주세요', 'set-up': '2단계 인증을 설정해 주세요' } as const

/** Asks an admin or mentor for their second factor, or leads them to one; what they did goes on by itself. */
export function ProofSheet() {
  const { way } = useAsked()
  return (
    <Sheet opened={way !== null} onClose={() => answerProof(false)} title={TITLES[way ?? 'prove']}>
      {way === 'set-up' && (
        <Stack gap={16}>
          <p>
            관리자와 멘토는 비밀번호 말고 하나가 더 있어야 내용을 바꿀 수 있어요. 지금 설정하면 하던 일이 그대로
            이어져요.
          </p>
          <AddFactor hasApp={false} onDone={() => answerProof(true)} />
        </Stack>
      )}
      {way === 'prove' && (
        <Stack gap={16}>
          <p>확인하면 하던 일이 그대로 이어져요.</p>
          <Known />
        </Stack>
      )}
    </Sheet>
  )
}

function Known() {
  const { data, isError, error, refetch } = useSecondFactor()
  if (data) return <ProofForm factor={data} onProved={() => answerProof(true)} />
  if (isError) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return (
    <Loading>
      <Skeleton height="8rem" />
    </Loading>
  )
}
