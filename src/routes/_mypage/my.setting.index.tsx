import { createFileRoute } from '@tanstack/react-router'
import { SettingScreen } from '../../features/accounts/settings/screens/SettingScreen.tsx'
import { VisitorSettingScreen } from '../../features/accounts/settings/screens/VisitorSettingScreen.tsx'
import { VisitorDogRow } from '../../features/dogs/components/VisitorDogRow.tsx'
import { MuteList } from '../../features/mutes/components/MuteList.tsx'
import { DeviceStorage } from '../../features/saved/components/DeviceStorage.tsx'
import { useSession } from '../../features/session/state.ts'
import { useSocialClientIds } from '../../features/site/queries.ts'
import { onDemand } from '../../ui/states/OnDemand.tsx'

const Factors = onDemand(
  async () => (await import('../../features/second-factor/components/SecondFactorCard.tsx')).SecondFactorCard,
)

export const Route = createFileRoute('/_mypage/my/setting/')({
  head: () => ({ meta: [{ title: '설정' }] }),
  component: Screen,
})

function Screen() {
  const { loggedIn } = useSession()
  return loggedIn ? <Member /> : <VisitorSettingScreen dog={<VisitorDogRow />} space={<DeviceStorage />} />
}

function Member() {
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
