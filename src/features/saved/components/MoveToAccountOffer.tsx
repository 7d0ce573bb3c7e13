import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { grouped } from '../../../lib/number-text.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { showSnackbar } from '../../../ui/overlays/state.ts'
import { useSession } from '../../session/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { moveIntoAccount } from '../mutations.ts'
import { movedText } from '../list-model.ts'
import { postponeMove, useBookmarksToMove, useMoveFailed } from '../state.ts'

/** Offers a member to move the bookmarks of this device into their account again, after that failed. */
export function MoveToAccountOffer() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const count = useBookmarksToMove()
  const failed = useMoveFailed()
  const [moving, setMoving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  if (userId === null || count === 0 || !(failed || moving)) return null

  async function move(): Promise<void> {
    setMoving(true)
    setError(null)
    try {
      const moved = await moveIntoAccount(queryClient)
      showSnackbar(movedText(moved), moved.gone + moved.left > 0 ? 'warning' : 'success')
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      setError(
        problem.status === 0 ? '연결할 수 없어서 담지 못했어요. 찜한 곳은 이 기기에 그대로 있어요.' : problem.message,
      )
    } finally {
      setMoving(false)
    }
  }
  return (
    <Stack as="section" gap={16} rowGap={4} padY={16} padX={20} ground="accent" round={16} aria-labelledby="move-offer">
      <Text as="h2" size="lg" weight={700} id="move-offer">
        이 기기에 찜한 {grouped(count)}곳을 계정에 담을까요?
      </Text>
      <Text size="md">로그인하기 전에 찜한 곳이에요. 담으면 어느 기기에서나 볼 수 있어요.</Text>
      {error && (
        <Text weight={600} tone="no" role="alert">
          {error}
        </Text>
      )}
      <Row wrap gap={8} above={8}>
        <Button loading={moving} onClick={() => void move()}>
          계정에 담기
        </Button>
        <Button variant="subtle" onClick={postponeMove}>
          나중에
        </Button>
      </Row>
    </Stack>
  )
}
