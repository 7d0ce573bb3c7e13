import { useEffect, useState } from 'react'

/** The present in ms, updated each second while `running`; null otherwise (and when a server renders). */
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
