import { IconArrowLeft } from '@tabler/icons-react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { IconButton } from '../ui/actions/IconButton.tsx'
import { StackLink } from '../ui/kit/Stack.tsx'

/** The way back from results to the search; opened directly, they lead to the search with these words. */
export function SearchBack({ q }: { q: string | undefined }) {
  const router = useRouter()
  if (useCanGoBack())
    return (
      <IconButton label="뒤로" onClick={() => router.history.back()}>
        <IconArrowLeft size={24} stroke={1.75} aria-hidden />
      </IconButton>
    )
  return (
    <StackLink rigid middle square={44} round={12} to="/search" search={q ? { q } : {}} aria-label="검색으로">
      <IconArrowLeft size={24} stroke={1.75} aria-hidden />
    </StackLink>
  )
}
