import { useQuery } from '@tanstack/react-query'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { timeWords } from '../../../platform/dates/time-words.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useMinute } from '../../dogs/hooks.ts'
import { useSession } from '../../session/state.ts'
import { LEVEL_NAME } from '../model.ts'
import { setMute } from '../mutations.ts'
import { mutesQuery } from '../queries.ts'

/** Whom the member has muted or blocked, the latest first, each with its undo. */
export function MuteList() {
  const now = useMinute()
  const { data, error, isFetching, refetch } = useQuery(mutesQuery(useSession().userId))
  const { run } = useCommand(setMute)
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Loading label="숨긴 회원을 불러오는 중이에요">
        <Skeleton height="3rem" />
      </Loading>
    )
  if (data.length === 0) return <Text tone="quiet">숨기거나 차단한 회원이 없어요.</Text>
  return (
    <Stack as="ul" gap={12}>
      {data.map(({ id, nickname, level, at }) => (
        <Row key={id} as="li" gap={12} align="center" tall={44}>
          <Box grow shrink>
            <Text weight={600}>{nickname}</Text>
            <Text size="sm" tone="quiet">
              {LEVEL_NAME[level]} · {timeWords(at, now)}
            </Text>
          </Box>
          <Button
            variant="default"
            aria-label={`${nickname}님 ${LEVEL_NAME[level]} 풀기`}
            onClick={() => void run({ id, nickname, level: null })}
          >
            풀기
          </Button>
        </Row>
      ))}
    </Stack>
  )
}
