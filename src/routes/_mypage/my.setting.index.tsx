import { createFileRoute } from '@tanstack/react-router'
import { SettingScreen } from '../../features/accounts/settings/screens/SettingScreen.tsx'
import { DeviceStorage } from '../../features/saved/components/DeviceStorage.tsx'
import { guard } from '../../features/session/guard-hooks.ts'
import { useSocialClientIds } from '../../features/site/queries.ts'

export const Route = createFileRoute('/_mypage/my/setting/')({
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '설정' }] }),
  component: Screen,
})

function Screen() {
  return <SettingScreen clientIds={useSocialClientIds()} space={<DeviceStorage />} />
}
