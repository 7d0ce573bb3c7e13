import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../../../contract/accounts.ts'
import { ApiError } from '../../../../platform/api/api.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { askConfirm, showSnackbar } from '../../../../ui/overlays/state.ts'
import { PhotoPicker } from '../../../media/components/PhotoPicker.tsx'
import { saveMyPhoto } from '../../mutations.ts'
import classes from './ProfilePhoto.module.css'

/** The picture beside the nickname: chosen, it is shown at once; the one before goes. */
export function ProfilePhoto({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const [saving, setSaving] = useState(false)

  async function save(photoId: string | null): Promise<void> {
    setSaving(true)
    try {
      await saveMyPhoto(queryClient, photoId)
      showSnackbar(photoId ? '프로필 사진을 바꿨어요.' : '프로필 사진을 지웠어요.', 'success')
    } catch (error) {
      // The shell has said what went wrong; what was sent is there for a day.
      if (!(error instanceof ApiError)) throw error
      if (photoId)
        showSnackbar('사진을 저장하지 못했어요.', 'error', { label: '다시 시도', act: () => void save(photoId) })
    } finally {
      setSaving(false)
    }
  }

  async function remove(): Promise<void> {
    if (await askConfirm('프로필 사진을 지울까요?')) await save(null)
  }

  return (
    <div className={classes.photo}>
      <div className={classes.now}>
        <Avatar picture={user.photo} name={user.nickname} size="6rem" />
        {user.photo && (
          <Button variant="subtle" disabled={saving} onClick={() => void remove()}>
            사진 지우기
          </Button>
        )}
      </div>
      <PhotoPicker
        label={user.photo ? '다른 사진' : '프로필 사진'}
        max={1}
        value={[]}
        onChange={([one]) => one && void save(one.id)}
        disabled={saving}
      />
    </div>
  )
}
