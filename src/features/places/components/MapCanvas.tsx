import { useEffect, useEffectEvent, useRef } from 'react'
import { loadMap, type MapEngine, type MapEvents, MapUnsupported, type MapView } from '../../../platform/map/engine.ts'
import classes from './MapCanvas.module.css'

export type MapProblem = 'unsupported' | 'failed'

interface Props extends MapEvents {
  /** Where it looks at first. */
  view: MapView
  /** Of the operator; undefined until that is known. */
  styleUrl: string | null | undefined
  /** Null when it is gone again. */
  onEngine: (engine: MapEngine | null) => void
  onProblem: (problem: MapProblem) => void
}

/** Where the map is drawn, once its engine is here. */
export function MapCanvas({ view, styleUrl, onEngine, onProblem, onIdle, onPress, onFallback }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const first = useEffectEvent(() => view)
  const idle = useEffectEvent(onIdle)
  const press = useEffectEvent(onPress)
  const fallBack = useEffectEvent(onFallback)
  const handOver = useEffectEvent(onEngine)
  const tell = useEffectEvent(onProblem)

  useEffect(() => {
    const element = container.current
    if (styleUrl === undefined || !element) return
    let gone = false
    let engine: MapEngine | null = null
    const begin = async () => {
      const createMap = await loadMap()
      const made = await createMap(element, {
        view: first(),
        styleUrl,
        onIdle: (...rest) => idle(...rest),
        onPress: () => press(),
        onFallback: () => fallBack(),
      })
      if (gone) return made.destroy()
      engine = made
      handOver(made)
    }
    begin().catch((error: unknown) => {
      if (!gone) tell(error instanceof MapUnsupported ? 'unsupported' : 'failed')
    })
    return () => {
      gone = true
      handOver(null)
      engine?.destroy()
    }
  }, [styleUrl])

  // The engine's own styles have a say over its element: the place is kept by one around it.
  return (
    <div className={classes.canvas}>
      <div ref={container} className={classes.fill} />
    </div>
  )
}
