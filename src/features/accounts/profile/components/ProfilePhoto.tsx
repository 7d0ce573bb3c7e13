import { useState } from 'react'
import type { User } from '../../../../../contract/users/users.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { Avatar } from '../../../../ui/content/Avatar.tsx'
import { Button } from '../../../../ui/actions/Button.tsx'
import { askConfirm } from '../../../../ui/overlays/state.ts'
import type { FormPhoto } from '../../../media/form-model.ts'
import { PhotoPicker } from '../../../media/components/PhotoPicker.tsx'
import { saveProfilePhoto } from '../../mutations.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'

/** The profile picture beside the nickname. A new one is shown at once and replaces the previous one. */
export function ProfilePhoto({ user }: { user: User }) {
  const { run, pending: saving } = useCommand(saveProfilePhoto)
  const [chosen, setChosen] = useState<FormPhoto | null>(null)

  async function choose(photo: FormPhoto | undefined): Promise<void> {
    setChosen(photo ?? null)
    // While it is being set, it may get its id.
    if (!photo || saving) return
    if ((await run({ photoId: photo.id })).status === 'done') setChosen(null)
  }

  async function remove(): Promise<void> {
    if (await askConfirm('프로필 사진을 지울까요?')) await run({ photoId: null })
  }

  return (
    <Row gap={20} align="start" wrap="large">
      <Stack gap={4} items="center">
        <Avatar picture={user.photo} name={user.nickname} size="6rem" />
        {user.photo && (
          <Button variant="subtle" disabled={saving} onClick={() => void remove()}>
            사진 지우기
          </Button>
        )}
      </Stack>
      <Box grow shrink>
        <PhotoPicker
          label={user.photo ? '다른 사진' : '프로필 사진'}
          max={1}
          value={chosen ? [chosen] : []}
          onChange={([one]) => void choose(one)}
          disabled={saving}
        />
      </Box>
    </Row>
  )
}
