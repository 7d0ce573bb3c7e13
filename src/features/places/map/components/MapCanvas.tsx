import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type MapEngine,
  type MapEvents,
  type MapSetup,
  MapUnsupported,
  type MapView,
  openMap,
} from '../../../../platform/map/engine.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import classes from './MapCanvas.module.css'

export type MapProblem = 'unsupported' | 'failed'

interface Props extends MapEvents {
  /** The initial view. */
  view: MapView
  /** Undefined until it is known. */
  setup: MapSetup | undefined
  /** Null once the engine is removed. */
  onEngine: (engine: MapEngine | null) => void
  onProblem: (problem: MapProblem) => void
}

/** The element that the map is drawn in, once its engine is loaded. */
export function MapCanvas({ view, setup, onEngine, onProblem, onIdle, onPress, onFallback }: Props) {
  'use memo'
  const container = useRef<HTMLDivElement>(null)
  const first = useEffectEvent(() => view)
  const idle = useEffectEvent(onIdle)
  const press = useEffectEvent(onPress)
  const fallBack = useEffectEvent(onFallback)
  const handOver = useEffectEvent(onEngine)
  const tell = useEffectEvent(onProblem)

  const { kakaoMapKey, styleUrl, tilesUrl } = setup ?? {}
  useEffect(() => {
    const element = container.current
    if (kakaoMapKey === undefined || styleUrl === undefined || tilesUrl === undefined || !element) return
    let gone = false
    let engine: MapEngine | null = null
    const begin = async () => {
      const made = await openMap(element, {
        view: first(),
        setup: { kakaoMapKey, styleUrl, tilesUrl },
        onIdle: (...rest) => idle(...rest),
        onPress: () => press(),
        onFallback: () => !gone && fallBack(),
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
  }, [kakaoMapKey, styleUrl, tilesUrl])

  // The engine styles its own element, so the layout is applied to one around it.
  return (
    <Box cover clip ground="sunken" className={classes.canvas}>
      <div ref={container} className={classes.fill} />
    </Box>
  )
}
