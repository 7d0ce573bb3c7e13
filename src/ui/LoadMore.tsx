import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './Button.tsx'
import classes from './LoadMore.module.css'

interface Props {
  /** "후기 더 보기" */
  label: string
  loading: boolean
  onMore: () => void
}

/** The end of a list that has another page: loaded as it comes near the window, or by the button. */
export function LoadMore({ label, loading, onMore }: Props) {
  return (
    <div className={classes.more}>
      {/* Observed again after each page, which may leave it in view. */}
      {!loading && <Watch onNear={onMore} />}
      <Button variant="default" loading={loading} onClick={onMore}>
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
