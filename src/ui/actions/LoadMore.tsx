import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import classes from './LoadMore.module.css'

interface Props {
  /** "후기 더 보기" */
  label: string
  loading: boolean
  /** The last attempt failed: the next is its reader's. */
  failed: boolean
  onMore: () => void
}

/** Then a reader decides whether the list goes on: each page stays in the document. */
const PAGES_BY_ITSELF = 10

/** The end of a list that has another page: loaded as it comes near the window, or by the button. */
export function LoadMore({ label, loading, failed, onMore }: Props) {
  const [pages, setPages] = useState(0)
  const load = (counted: number) => {
    setPages(counted)
    onMore()
  }
  return (
    <div className={classes.more}>
      {/* Observed again after each page, which may leave it in view. */}
      {!loading && !failed && pages < PAGES_BY_ITSELF && <Watch onNear={() => load(pages + 1)} />}
      <Button variant="default" loading={loading} onClick={() => load(0)}>
        {label}
      </Button>
    </div>
  )
}

function Watch({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLSpanElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), { rootMargin: '400px 0px' })
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [])
  return <span ref={ref} />
}
