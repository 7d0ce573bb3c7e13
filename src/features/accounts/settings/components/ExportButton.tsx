import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { accountsApi } from '../../../../../contract/accounts-api.ts'
import { call } from '../../../../platform/api/api.ts'
import { download } from '../../../../platform/device/download.ts'
import { Button } from '../../../../ui/Button.tsx'

/** Downloads all data stored about the member as a file. */
export function ExportButton() {
  const { mutate, isPending } = useMutation({
    // Not silent: the call wrapper shows the error.
    mutationFn: () => call(accountsApi.exportMe, { quiet: false }),
    onSuccess: (data) =>
      download(
        `daengdaengroad-${data.exportedAt.slice(0, 10)}.json`,
        'application/json',
        JSON.stringify(data, null, 2),
      ),
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
