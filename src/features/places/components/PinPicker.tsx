import { useState } from 'react'
import type { MapEngine, MapSetup } from '../../../platform/map/engine.ts'
import type { Position, Spot } from '../../../platform/map/geocoder.ts'
import { AddressSearch } from './AddressSearch.tsx'
import { PinMap } from './PinMap.tsx'

interface Props {
  /** Undefined while it isn't known. */
  setup: MapSetup | undefined
  /** Null: there is no pin yet. */
  at: Position | null
  /** Where the map begins without a pin. */
  near: Position
  onMove: (to: Position) => void
  /** An address was found, and the pin put there. */
  onAddress: (address: string) => void
}

/** Finds an address or a region, and puts a pin on a map. */
export function PinPicker({ setup, at, near, onMove, onAddress }: Props) {
  const [engine, setEngine] = useState<MapEngine | null>(null)
  async function choose(spot: Spot): Promise<void> {
    const { name, detail, key } = spot
    const view = await spot.find().catch(() => null)
    if (!view) return
    onMove(view)
    engine?.setView(view)
    onAddress(key.startsWith('address') ? name : `${detail} ${name}`.trim())
  }
  return (
    <>
      <AddressSearch engine={engine} near={at ?? near} onChoose={(spot) => void choose(spot)} />
      <PinMap setup={setup} at={at} start={at ?? near} onEngine={setEngine} onMove={onMove} />
    </>
  )
}
