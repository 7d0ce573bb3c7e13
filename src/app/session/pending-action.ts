import type { QueryClient } from '@tanstack/react-query'
import { type Resumable, resumePendingAction } from '../../platform/commands/resume.ts'
import { showToast } from '../../ui/overlays/state.ts'

const RESUMABLE: Resumable = {
  'likes.set': async (resume) => resume((await import('../../features/likes/mutations.ts')).setLike),
  'entries.report': async (resume) => resume((await import('../../features/entries/mutations.ts')).reportEntry),
}

/** Resumes the pending action after the login. */
export async function resumePending(queryClient: QueryClient, pending: string): Promise<void> {
  try {
    await resumePendingAction(queryClient, pending, RESUMABLE)
  } catch {
    showToast({ message: '로그인은 되었지만, 하려던 일은 마치지 못했어요. 다시 눌러 주세요.', color: 'error' })
  }
}
