import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useConnection } from '../../../platform/api/connection-state.ts'
import { clearTemporaryCaches } from '../../../platform/offline/device-space.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { askConfirm, showSnackbar } from '../../../ui/overlays/state.ts'
import { spaceText } from '../list-model.ts'
import { usedBytesQuery } from '../queries.ts'

const WHAT_GOES = '둘러보면서 담긴 화면과 사진을 지워요. 찜한 곳, 최근 본 곳, 쓰던 글은 그대로 있어요.'

/** How much storage the app uses on this device, and how to free it. */
export function DeviceStorage() {
  const queryClient = useQueryClient()
  const { quality } = useConnection()
  const { data: bytes, isPending } = useQuery(usedBytesQuery)
  const { mutate, isPending: dropping } = useMutation({
    mutationFn: clearTemporaryCaches,
    onSuccess: () => showSnackbar('비웠어요.', 'success'),
    onError: () => showSnackbar('비우지 못했어요. 잠시 뒤에 다시 시도해 주세요.', 'error'),
    onSettled: () => queryClient.invalidateQueries(usedBytesQuery),
  })
  return (
    <>
      <p>
        {isPending
          ? '재는 중이에요.'
          : typeof bytes === 'number'
            ? `쓰고 있는 공간: ${spaceText(bytes)}`
            : '이 브라우저는 쓰는 공간을 알려 주지 않아요.'}
      </p>
      <Button
        variant="default"
        loading={dropping}
        disabled={quality === 'offline'}
        onClick={async () => {
          if (await askConfirm(WHAT_GOES, { title: '저장 공간을 비울까요?' })) mutate()
        }}
      >
        {quality === 'offline' ? '연결되면 비울 수 있어요' : '저장 공간 비우기'}
      </Button>
    </>
  )
}
