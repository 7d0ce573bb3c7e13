import { COATS, type Coat, sittingDog, walkingDog } from './dog.ts'
import { SHEET, type Setting, landscape, tree } from './landscape.ts'
import { type Mood, PALETTES } from './palette.ts'
import { between, pick, randomFrom } from './random.ts'
import { subject } from './subjects.ts'

export interface Scene {
  group: string
  setting: Setting
  mood: Mood
  seed: number
}

const coats = Object.keys(COATS) as [Coat, ...Coat[]]

const sheet = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="${SHEET.width}" height="${SHEET.height}">${content}</svg>`

/** Draws the place from outside, with a dog in front. */
export function drawPlace({ group, setting, mood, seed }: Scene): string {
  const random = randomFrom(seed)
  const p = PALETTES[mood]
  const dog = random() < 0.5 ? sittingDog : walkingDog
  const x = random() < 0.5 ? between(random, 190, 300) : between(random, 900, 1010)
  const scenery = landscape(random, setting, p) + subject(random, group, p)
  return sheet(scenery + dog(pick(random, coats), Math.round(x), 800, 0.92, p.accent))
}

/** Draws the landscape without a building: a walk with one or two dogs. */
export function drawWalk({ setting, mood, seed }: Scene): string {
  const random = randomFrom(seed + 7919)
  const p = PALETTES[mood]
  const companions =
    walkingDog(pick(random, coats), Math.round(between(random, 420, 560)), 806, 1.15, p.accent) +
    (random() < 0.6 ? walkingDog(pick(random, coats), Math.round(between(random, 760, 860)), 780, 0.8, p.roof) : '')
  const trees = setting === 'sea' ? '' : tree(random, p, 140, 770, 2.2) + tree(random, p, 1090, 760, 2)
  return sheet(landscape(random, setting, p) + trees + companions)
}

/** Draws a portrait of a dog, with the place in the background. */
export function drawPortrait({ setting, mood, seed }: Scene): string {
  const random = randomFrom(seed + 104_729)
  const p = PALETTES[mood]
  const dog = sittingDog(pick(random, coats), Math.round(between(random, 520, 680)), 850, 2.35, p.accent)
  return sheet(landscape(random, setting, p) + dog)
}
