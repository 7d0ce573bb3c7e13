import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { useMe } from '../../session/queries.ts'
import { useSecondFactor } from '../queries.ts'
import { Factors } from './Factors.tsx'

/** The second factor in the settings, for who needs one. */
export function SecondFactorCard() {
  const { data: me } = useMe()
  const { data, isError, error, refetch, isFetching } = useSecondFactor()
  if (!me || me.role === 'member') return null
  return (
    <TitledCard
      title="2단계 인증"
      text="비밀번호가 알려져도 다른 사람이 관리자나 멘토의 일을 할 수 없어요. 로그인한 기기마다 한 번, 중요한 일을 하기 전에 다시 물어봐요."
    >
      {data ? (
        <Factors {...data} />
      ) : isError ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton height="8rem" />
        </Loading>
      )}
    </TitledCard>
  )
}
