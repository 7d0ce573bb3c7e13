import { LABELS, type MapLabel } from '../labels.ts'
import outlines from './outlines.json'
import { RIVERS } from './rivers.ts'
import { type Tone, toneOf, VILLAGES } from './tones.ts'

/** At this zoom a phone shows some 20 km: the towns around, and on which side of a river the place is. */
const ZOOM = 10
const PIN = '#E4572E'
const FONT = "'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', sans-serif"
/** Pixels around the pin without names, and around each name. */
const CLEAR = { pin: 26, name: 4 }

type Line = readonly (readonly number[])[]
/** The best known first. */
const KINDS: readonly MapLabel['kind'][] = ['metropolis', 'city', 'town', 'district', 'village']

interface Picture {
  lat: number
  lng: number
  width: number
  height: number
  dark: boolean
}

/** Draws the map that ships with the app around a position, with a pin there: a picture, which nothing moves. */
export function drawPicture(canvas: HTMLCanvasElement, { lat, lng, width, height, dark }: Picture): void {
  canvas.width = width * devicePixelRatio
  canvas.height = height * devicePixelRatio
  const paint = canvas.getContext('2d')
  if (!paint) return
  paint.scale(devicePixelRatio, devicePixelRatio)
  const tone = (name: Tone) => toneOf(name, dark)
  const across = (512 * 2 ** ZOOM) / 360
  const down = across / Math.cos((lat * Math.PI) / 180)
  const at = ([east = 0, north = 0]: readonly number[]) =>
    [(east - lng) * across + width / 2, (lat - north) * down + height / 2] as const
  const pathOf = (lines: readonly Line[]) => {
    const path = new Path2D()
    for (const line of lines) line.forEach((point, index) => path[index ? 'lineTo' : 'moveTo'](...at(point)))
    return path
  }
  const draw = (lines: readonly Line[], colour: Tone, lineWidth: number, dash: number[] = []) => {
    paint.strokeStyle = tone(colour)
    paint.lineWidth = lineWidth
    paint.setLineDash(dash)
    paint.stroke(pathOf(lines))
  }

  paint.fillStyle = tone('sea')
  paint.fillRect(0, 0, width, height)
  paint.lineJoin = 'round'
  paint.lineCap = 'round'
  const islands = outlines.korea.flat()
  paint.fillStyle = tone('land')
  paint.fill(pathOf(islands), 'evenodd')
  draw(islands, 'coast', 1)
  draw(RIVERS, 'river', 4)
  draw(outlines.districts, 'border', 1, [3, 4])
  draw(outlines.provinces, 'border', 1.5)

  paint.font = `500 12px ${FONT}`
  paint.textAlign = 'center'
  paint.textBaseline = 'middle'
  paint.lineWidth = 3
  paint.setLineDash([])
  paint.strokeStyle = tone('land')
  paint.fillStyle = tone('name')
  const names = [...LABELS, ...VILLAGES].map((label) => {
    const [x, y] = at([label.lng, label.lat])
    return { ...label, x, y, half: paint.measureText(label.name).width / 2 }
  })
  for (const { name, x, y } of roomFor(names, { width, height })) {
    paint.strokeText(name, x, y)
    paint.fillText(name, x, y)
  }
  drawPin(paint, width / 2, height / 2)
}

interface Name extends MapLabel {
  x: number
  y: number
  /** Of its width, in pixels. */
  half: number
}

/** The names that are whole in the picture and touch neither the pin nor a better known name. */
export function roomFor(names: readonly Name[], { width, height }: { width: number; height: number }): Name[] {
  const shown: Name[] = []
  const inside = names.filter(({ x, y, half }) => x > half && x < width - half && y > 8 && y < height - 8)
  for (const kind of KINDS)
    for (const name of inside) {
      if (name.kind !== kind) continue
      const byPin = Math.abs(name.x - width / 2) < name.half + CLEAR.pin && Math.abs(name.y - height / 2) < CLEAR.pin
      const taken = shown.some(
        (other) =>
          Math.abs(other.y - name.y) < 16 + CLEAR.name &&
          Math.abs(other.x - name.x) < other.half + name.half + CLEAR.name,
      )
      if (!byPin && !taken) shown.push(name)
    }
  return shown
}

/** Its tip is at the position. */
function drawPin(paint: CanvasRenderingContext2D, x: number, y: number): void {
  paint.beginPath()
  paint.arc(x, y - 18, 10, Math.PI * 0.8, Math.PI * 2.2)
  paint.lineTo(x, y)
  paint.closePath()
  paint.fillStyle = PIN
  paint.strokeStyle = '#FFFFFF'
  paint.lineWidth = 2
  paint.fill()
  paint.stroke()
  paint.beginPath()
  paint.arc(x, y - 18, 3.5, 0, Math.PI * 2)
  paint.fillStyle = '#FFFFFF'
  paint.fill()
}
