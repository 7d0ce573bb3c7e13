import { useElementScrollRestoration, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { resumeScroll } from './resume-scroll.ts'

/**
 * After a reload, or on the way back to another document, the router scrolls at the first rendering: a list has only its first page then.
 * This follows the list down as it grows.
 */
export function ResumeScroll() {
  const router = useRouter()
  const position = useElementScrollRestoration({ getElement: () => window })
  const [wanted] = useState(position?.scrollY)
  useEffect(() => {
    if (!wanted) return
    const end = resumeScroll(wanted)
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && end())
    return () => {
      end()
      unsubscribe()
    }
  }, [router, wanted])
  return null
}
