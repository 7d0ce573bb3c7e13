import { type ComponentType, lazy, Suspense, useState } from 'react'

export interface When {
  /** Loads and shows the component once this becomes true; it stays mounted from then on. */
  when: boolean
}

/** A component whose code is loaded at first need; `fallback` replaces it if loading fails (no network). */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ComponentType<P> = () => null,
) {
  const Loaded = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: fallback }),
    ),
  )
  return function OnDemand({ when, ...props }: When & P) {
    const [wanted, setWanted] = useState(when)
    if (when && !wanted) setWanted(true)
    return wanted ? (
      <Suspense>
        <Loaded {...(props as unknown as P)} />
      </Suspense>
    ) : null
  }
}
