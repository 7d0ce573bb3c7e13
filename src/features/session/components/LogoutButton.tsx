import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { hasDrafts } from '../../../platform/forms/drafts.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { LOGIN_PATH } from '../model.ts'
import { logOut } from '../mutations.ts'

interface Props {
  /** Also logs out on all other devices. */
  everywhere?: boolean
}

const WARNING = '이 기기에 두었던 강아지 정보와 받아 둔 장소, 최근 기록도 함께 지워요.'
const UNSENT = '쓰다가 아직 보내지 않은 글도 지워져요.'

/** Logs out and deletes the member's data from this device; the dialog says so first, since it can't be undone. */
export function LogoutButton({ everywhere = false }: Props) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [leaving, setLeaving] = useState(false)
  const label = everywhere ? '모든 기기에서 로그아웃' : '로그아웃'

  async function leave(): Promise<void> {
    const warning = hasDrafts() ? `${WARNING} ${UNSENT}` : WARNING
    if (!(await askConfirm(warning, { title: `${label}할까요?` }))) return
    setLeaving(true)
    await logOut(queryClient, { everywhere })
    await router.navigate({ href: LOGIN_PATH })
  }

  return (
    <Button variant="default" fullWidth loading={leaving} onClick={() => void leave()}>
      {label}
    </Button>
  )
}
