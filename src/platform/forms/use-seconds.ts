import { useEffect, useState } from 'react'

/** The present in ms, anew each second while `running`; null where nothing runs (and where a server renders). */
export function useSeconds(running: boolean): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    if (!running) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [running])
  return running ? now : null
}
