import { Heading } from '../../../../ui/content/Heading.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { ProfileForm } from '../components/ProfileForm.tsx'
import { ProfilePhoto } from '../components/ProfilePhoto.tsx'
import { HiddenNote } from '../../../reports/components/HiddenNote.tsx'
import { WithMe } from '../../components/WithMe.tsx'

export function ProfileScreen() {
  return (
    <Stack gap={20} room={640}>
      <Heading level={1} text="다른 분들께 보이는 이름과 소개예요.">
        프로필
      </Heading>
      <WithMe room="34.9rem">
        {(me) => (
          <>
            <HiddenNote kind="nickname" />
            <HiddenNote kind="photo" />
            <ProfilePhoto user={me} />
            <ProfileForm key={me.id} user={me} />
          </>
        )}
      </WithMe>
    </Stack>
  )
}
