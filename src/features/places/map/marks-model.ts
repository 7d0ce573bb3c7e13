import type { MapPin, PlaceCluster } from '../../../../contract/places/place-clusters.ts'

/** The markers on the map, placed so that none hides another. */
export interface Marks {
  clusters: readonly PlaceCluster[]
  pins: readonly MapPin[]
  /** Single places with room for their label beside the icon. */
  worded: ReadonlySet<number>
}

/** Pixels: how near two markers may be before they are merged. */
const REACH = { clusters: 44, pinToCluster: 36, pins: 30 }
/** Pixels of a single place's marker: with its icon only, and with the longest label. */
const PIN = { width: 36, height: 40, worded: 108 }
/** A single place's marker is drawn above its position, a cluster's centred on it. */
const LIFT = PIN.height / 2

interface Mark {
  cluster: PlaceCluster
  pin: MapPin | null
  x: number
  y: number
}

/** Pixels of a degree at a zoom; 0.805 is the cosine in the middle of the country, as in the server's grid. */
const scaleOf = (zoom: number) => {
  const x = (512 * 2 ** zoom) / 360
  return { x, y: x / 0.805 }
}

const single = ({ lat, lng }: MapPin): PlaceCluster => ({
  lat,
  lng,
  count: 1,
  south: lat,
  north: lat,
  west: lng,
  east: lng,
})

function joined(a: PlaceCluster, b: PlaceCluster): PlaceCluster {
  const count = a.count + b.count
  return {
    count,
    lat: (a.lat * a.count + b.lat * b.count) / count,
    lng: (a.lng * a.count + b.lng * b.count) / count,
    south: Math.min(a.south, b.south),
    north: Math.max(a.north, b.north),
    west: Math.min(a.west, b.west),
    east: Math.max(a.east, b.east),
  }
}

function reach(a: Mark, b: Mark): number {
  if (a.pin && b.pin) return REACH.pins
  return a.pin || b.pin ? REACH.pinToCluster : REACH.clusters
}

/** Merges markers that would overlap at this zoom step, hence at all up to the next; the selected one stays separate. */
export function markersOf(
  found: { clusters: readonly PlaceCluster[]; pins: readonly MapPin[] },
  zoom: number,
  selected?: number,
): Marks {
  const scale = scaleOf(zoom)
  const markOf = (cluster: PlaceCluster, pin: MapPin | null): Mark => ({
    cluster,
    pin,
    x: cluster.lng * scale.x,
    y: -cluster.lat * scale.y - (pin ? LIFT : 0),
  })
  const marks: Mark[] = []
  const add = (mark: Mark) => {
    const at = marks.findIndex((other) => Math.hypot(other.x - mark.x, other.y - mark.y) < reach(other, mark))
    const hit = marks[at]
    if (!hit) return marks.push(mark)
    // A merged marker may now touch another one.
    marks.splice(at, 1)
    return add(markOf(joined(hit.cluster, mark.cluster), null))
  }
  for (const cluster of found.clusters) add(markOf(cluster, null))
  for (const pin of found.pins) if (pin.id !== selected) add(markOf(single(pin), pin))
  const chosen = found.pins.find(({ id }) => id === selected)
  if (chosen) marks.push(markOf(single(chosen), chosen))
  return {
    clusters: marks.filter(({ pin }) => !pin).map(({ cluster }) => cluster),
    pins: marks.flatMap(({ pin }) => pin ?? []),
    worded: worded(marks, selected),
  }
}

/** Whose labels fit: always the selected one's, others' if they touch nothing. */
function worded(marks: readonly Mark[], selected: number | undefined): Set<number> {
  const ids = new Set<number>()
  const widthOf = ({ pin }: Mark) => (pin && (ids.has(pin.id) || pin.id === selected) ? PIN.worded : PIN.width)
  for (const mark of marks) {
    if (!mark.pin) continue
    const free = marks.every(
      (other) =>
        other === mark ||
        Math.abs(other.y - mark.y) >= PIN.height ||
        Math.abs(other.x - mark.x) >= (PIN.worded + widthOf(other)) / 2,
    )
    if (free || mark.pin.id === selected) ids.add(mark.pin.id)
  }
  return ids
}

/** Even the highest zoom would not separate them: they are in one building. */
export const isSingleBuilding = ({ south, west, north, east }: PlaceCluster, closest: number): boolean => {
  const scale = scaleOf(closest)
  return (east - west) * scale.x < REACH.pins && (north - south) * scale.y < REACH.pins
}
