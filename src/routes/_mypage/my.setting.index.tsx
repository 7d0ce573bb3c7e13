import { createFileRoute } from '@tanstack/react-router'
import { SettingScreen } from '../../features/accounts/settings/screens/SettingScreen.tsx'
import { MuteList } from '../../features/mutes/components/MuteList.tsx'
import { DeviceStorage } from '../../features/saved/components/DeviceStorage.tsx'
import { guard } from '../../features/session/guard-hooks.ts'
import { useSession } from '../../features/session/state.ts'
import { useSocialClientIds } from '../../features/site/queries.ts'
import { onDemand } from '../../ui/OnDemand.tsx'

const Factors = onDemand(
  async () => (await import('../../features/second-factor/components/SecondFactorCard.tsx')).SecondFactorCard,
)

export const Route = createFileRoute('/_mypage/my/setting/')({
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '설정' }] }),
  component: Screen,
})

function Screen() {
  const { role } = useSession()
  return (
    <SettingScreen
      clientIds={useSocialClientIds()}
      space={<DeviceStorage />}
      mutes={<MuteList />}
      factors={<Factors when={role !== 'member'} />}
    />
  )
}
