import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { accountsApi } from '../../../../../contract/accounts/accounts-api.ts'
import { todayInKorea } from '../../../../../contract/time/korea-time.ts'
import { downloadFile } from '../../../../platform/api/download-file.ts'
import { download } from '../../../../platform/device/download.ts'
import { Button } from '../../../../ui/actions/Button.tsx'

/** Downloads all data stored about the member, with their photos, as a zip. */
export function ExportButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(accountsApi.exportMe, '.zip'),
    onSuccess: (file) => download(`daengdaengroad-${todayInKorea(new Date())}.zip`, file),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      내 정보 내려받기
    </Button>
  )
}
