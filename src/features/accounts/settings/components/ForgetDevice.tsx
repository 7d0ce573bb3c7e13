import { useMutation } from '@tanstack/react-query'
import { wipeDevice } from '../../../../platform/offline/wipe.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { askConfirm, showSnackbar } from '../../../../ui/overlays/state.ts'

const WHAT_GOES =
  '우리 강아지, 찜한 곳, 최근 본 곳, 최근 검색어, 쓰던 글을 이 기기에서 지워요. 지우고 나면 되돌릴 수 없어요.'

/** Deletes everything that a visitor has left on this device; the dialog says so first, since it can't be undone. */
export function ForgetDevice() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => wipeDevice(),
    onSuccess: () => showSnackbar('이 기기의 기록을 모두 지웠어요.', 'success'),
  })
  return (
    <Button
      variant="default"
      loading={isPending}
      onClick={async () => {
        if (await askConfirm(WHAT_GOES, { title: '내 기록을 모두 지울까요?', color: 'error' })) mutate()
      }}
    >
      모두 지우기
    </Button>
  )
}
