import { tree } from './landscape.ts'
import type { Palette } from './palette.ts'
import { type Random, between, pick } from './random.ts'

type Subject = (random: Random, p: Palette) => string

const shadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="16" fill="#000" opacity=".12"/>`

const pane = (p: Palette, x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${p.glass}"/><path d="M${x + width * 0.15} ${y + height}L${x + width * 0.5} ${y}H${x + width * 0.68}L${x + width * 0.33} ${y + height}Z" fill="#fff" opacity=".35"/><path d="M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}" stroke="${p.wall}" stroke-width="4"/>`

function awning(p: Palette, x: number, y: number, width: number): string {
  const stripes = Math.round(width / 40)
  const step = width / stripes
  const stripe = (i: number) =>
    `<path d="M${x + i * step} ${y}h${step}v38a${step / 2} 18 0 0 1-${step} 0z" fill="${i % 2 ? p.wall : p.accent}"/>`
  return Array.from({ length: stripes }, (_, i) => stripe(i)).join('')
}

function parasol(p: Palette, x: number, y: number, size: number, fill: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><ellipse rx="80" ry="10" fill="#000" opacity=".12"/><rect x="-4" y="-180" width="8" height="180" fill="${p.trunk}"/><path d="M-110-150Q0-260 110-150Q82-162 55-150Q28-162 0-150Q-28-162-55-150Q-82-162-110-150Z" fill="${fill}"/><path d="M-55-150Q-40-214 0-218Q40-214 55-150Q28-162 0-150Q-28-162-55-150Z" fill="#fff" opacity=".45"/><rect x="-56" y="-62" width="112" height="10" rx="5" fill="${p.wall}"/><path d="M-84-40h34v40M84-40H50v40" fill="none" stroke="${p.trunk}" stroke-width="7" stroke-linecap="round"/></g>`
}

const cafe: Subject = (random, p) => {
  const x = between(random, 300, 420)
  const gable = random() < 0.5
  const roof = gable
    ? `<path d="M${x - 30} 380L${x + 210} 250L${x + 450} 380Z" fill="${p.roof}"/>`
    : `<rect x="${x - 20}" y="344" width="460" height="40" rx="6" fill="${p.roof}"/>`
  return `${shadow(x + 210, 700, 520)}<rect x="${x}" y="370" width="420" height="330" fill="${p.wall}"/><path d="M${x + 300} 370h120v330H${x + 300}z" fill="${p.wallShade}"/>${roof}${pane(p, x + 26, 456, 160, 150)}${pane(p, x + 316, 456, 84, 110)}<rect x="${x + 206}" y="470" width="84" height="230" rx="6" fill="${p.roof}"/><rect x="${x + 220}" y="486" width="56" height="110" rx="4" fill="${p.glass}"/><circle cx="${x + 278}" cy="612" r="6" fill="${p.spark}"/>${awning(p, x + 8, 424, 290)}<circle cx="${x + 358}" cy="416" r="27" fill="${p.accent}"/><path d="M${x + 344} 408h24v14a12 12 0 0 1-24 0zm24 4h6a5 5 0 0 1 0 10h-6" fill="#fff"/>${parasol(p, x + 560, 742, 0.95, p.accent)}${planter(p, x + 10, 704)}${planter(p, x + 320, 704)}`
}

function planter(p: Palette, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><circle cx="18" cy="-44" r="22" fill="${p.leaf[0]}"/><circle cx="42" cy="-50" r="24" fill="${p.leaf[1]}"/><circle cx="64" cy="-42" r="20" fill="${p.leaf[0]}"/><circle cx="30" cy="-58" r="5" fill="${p.spark}"/><circle cx="54" cy="-54" r="5" fill="${p.spark}"/><path d="M0-34h82l-8 38H8z" fill="${p.trunk}"/></g>`
}

const pension: Subject = (random, p) => {
  const x = between(random, 330, 450)
  return `${shadow(x + 210, 704, 560)}<path d="M${x + 60} 400h300v304h-300z" fill="${p.wall}"/><path d="M${x + 250} 400h110v304H${x + 250}z" fill="${p.wallShade}"/><path d="M${x} 430L${x + 210} 226L${x + 420} 430L${x + 392} 452L${x + 210} 280L${x + 28} 452Z" fill="${p.roof}"/><path d="M${x + 68} 416L${x + 210} 280L${x + 352} 416V430H${x + 68}Z" fill="${p.wall}"/>${pane(p, x + 164, 340, 92, 84)}${pane(p, x + 92, 490, 120, 120)}<rect x="${x + 250}" y="500" width="80" height="204" rx="6" fill="${p.roof}"/><circle cx="${x + 316}" cy="610" r="6" fill="${p.spark}"/><rect x="${x + 20}" y="668" width="420" height="38" rx="6" fill="${p.trunk}"/>${Array.from({ length: 9 }, (_, i) => `<rect x="${x + 30 + i * 48}" y="614" width="9" height="58" fill="${p.trunk}"/>`).join('')}<rect x="${x + 20}" y="606" width="210" height="10" rx="5" fill="${p.trunk}"/><rect x="${x + 330}" y="250" width="44" height="104" fill="${p.roof}"/>${tree(random, p, x - 60, 716, 1.5)}${tree(random, p, x + 540, 722, 1.3)}`
}

const hotel: Subject = (random, p) => {
  const x = between(random, 360, 460)
  const floors = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) => pane(p, x + 34 + column * 84, 236 + row * 76, 58, 48)).join(''),
  ).join('')
  return `${shadow(x + 190, 704, 540)}<rect x="${x}" y="196" width="380" height="508" rx="10" fill="${p.wall}"/><path d="M${x + 290} 196h80a10 10 0 0 1 10 10v498H${x + 290}z" fill="${p.wallShade}"/>${floors}<rect x="${x + 120}" y="616" width="140" height="88" rx="6" fill="${p.glass}"/>${awning(p, x + 90, 596, 200)}<rect x="${x + 90}" y="170" width="200" height="30" rx="6" fill="${p.roof}"/>${tree(random, p, x - 70, 716, 1.2)}${tree(random, p, x + 450, 716, 1.35)}`
}

const museum: Subject = (random, p) => {
  const x = between(random, 290, 370)
  const columns = Array.from(
    { length: 6 },
    (_, i) => `<rect x="${x + 40 + i * 98}" y="430" width="34" height="220" fill="${i > 3 ? p.wallShade : p.wall}"/>`,
  ).join('')
  return `${shadow(x + 300, 704, 700)}<rect x="${x + 20}" y="420" width="560" height="240" fill="${p.glass}" opacity=".85"/>${columns}<path d="M${x - 20} 400L${x + 300} 262L${x + 620} 400Z" fill="${p.roof}"/><path d="M${x + 70} 382L${x + 300} 288L${x + 530} 382Z" fill="${p.wall}" opacity=".35"/><rect x="${x - 10}" y="398" width="620" height="36" fill="${p.wall}"/><path d="M${x - 10} 648h620v20H${x - 10}zM${x - 34} 668h668v18H${x - 34}zM${x - 58} 686h716v20H${x - 58}z" fill="${p.wallShade}"/>${planter(p, x - 30, 700)}${planter(p, x + 560, 700)}`
}

const gallery: Subject = (random, p) => {
  const x = between(random, 300, 380)
  return `${shadow(x + 290, 704, 640)}<rect x="${x}" y="320" width="340" height="384" fill="${p.wall}"/><rect x="${x + 250}" y="420" width="330" height="284" fill="${p.wallShade}"/>${pane(p, x + 290, 470, 250, 234)}<rect x="${x + 60}" y="390" width="150" height="190" fill="${p.accent}"/><circle cx="${x + 135}" cy="460" r="44" fill="${p.spark}"/><path d="M${x + 60} 580l60-76 40 42 50-58v92z" fill="${p.leaf[1]}"/>${tree(random, p, x + 640, 720, 1.2)}${planter(p, x + 60, 706)}`
}

const tentAt = (p: Palette, x: number, y: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="0" cy="4" rx="190" ry="14" fill="#000" opacity=".12"/><path d="M-180 0L0-220L180 0Z" fill="${fill}"/><path d="M0-220L180 0H70Z" fill="#000" opacity=".12"/><path d="M-52 0L0-150L52 0Z" fill="${p.glass}"/><path d="M0-220v-26" stroke="${p.trunk}" stroke-width="6"/></g>`

const camping: Subject = (random, p) =>
  `${tree(random, p, 220, 690, 1.9)}${tree(random, p, 1010, 690, 2)}${tree(random, p, 900, 676, 1.5)}${tentAt(p, 480, 716, 1.25, p.accent)}${tentAt(p, 800, 738, 0.9, p.roof)}<path d="M200 470Q480 560 1010 440" fill="none" stroke="${p.trunk}" stroke-width="3"/>${[300, 400, 500, 600, 700, 800, 900].map((x, i) => `<circle cx="${x}" cy="${512 - Math.abs(3 - i) * 5 + (i > 3 ? -18 * (i - 3) : 0)}" r="9" fill="${p.spark}"/>`).join('')}<g transform="translate(640 790)"><path d="M-44 0h88M-34-8L34 8M-34 8L34-8" stroke="${p.trunk}" stroke-width="14" stroke-linecap="round"/><path d="M0-70Q34-34 18-6H-18Q-36-32 0-70Z" fill="${p.spark}"/><path d="M0-40Q14-22 8-6H-8Q-14-20 0-40Z" fill="${p.accent}"/></g>`

const park: Subject = (random, p) => {
  const bench = `<g transform="translate(${between(random, 690, 800).toFixed(0)} 742)">${shadow(0, 2, 230)}<path d="M-96-70H96v16H-96zM-96-44H96v16H-96z" fill="${p.trunk}"/><path d="M-78-28v30M78-28v30M-78-70v44M78-70v44" stroke="${p.trunk}" stroke-width="9"/></g>`
  const flowers = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${between(random, 0, 1200).toFixed(0)}" cy="${between(random, 760, 890).toFixed(0)}" r="${between(random, 4, 8).toFixed(1)}" fill="${random() < 0.6 ? p.spark : p.accent}"/>`,
  ).join('')
  return `<path d="M470 900Q560 780 520 720T640 640Q600 700 660 760T760 900Z" fill="${p.sand[1]}" opacity=".9"/>${tree(random, p, 260, 730, 2.2)}${tree(random, p, 1010, 716, 1.9)}${tree(random, p, 420, 690, 1.2)}${bench}${flowers}`
}

const beach: Subject = (random, p) =>
  `${parasol(p, 390, 770, 1.35, p.accent)}${parasol(p, 870, 742, 1.05, p.roof)}<g transform="translate(${between(random, 620, 700).toFixed(0)} 560)"><path d="M0 0h120l-24 26H26z" fill="${p.wall}"/><path d="M58-6V-110L8-12zM66-6V-92l42 80z" fill="#fff"/></g><circle cx="1010" cy="822" r="30" fill="${p.spark}"/><path d="M982 812a30 30 0 0 1 56 0zM984 834a30 30 0 0 0 52 0z" fill="${p.accent}"/>`

const pavilion: Subject = (random, p) => {
  const x = between(random, 420, 520)
  return `${shadow(x + 160, 706, 460)}<path d="M${x - 10} 640h340v60H${x - 10}z" fill="${p.wallShade}"/><path d="M${x + 20} 440h20v204h-20zM${x + 120} 440h20v204h-20zM${x + 180} 440h20v204h-20zM${x + 280} 440h20v204h-20z" fill="${p.roof}"/><path d="M${x + 20} 590h280v12H${x + 20}z" fill="${p.trunk}"/><path d="M${x - 90} 452Q${x + 20} 424 ${x + 60} 344H${x + 260}Q${x + 300} 424 ${x + 410} 452Q${x + 160} 428 ${x - 90} 452Z" fill="${p.hills[2]}"/><path d="M${x + 56} 336h208v16H${x + 56}z" fill="${p.trunk}"/><path d="M${x - 84} 454Q${x + 160} 432 ${x + 404} 454v12Q${x + 160} 444 ${x - 84} 466z" fill="${p.accent}"/>${tree(random, p, x - 170, 720, 1.9)}${tree(random, p, x + 500, 716, 1.6)}`
}

const restaurant: Subject = (random, p) => {
  const x = between(random, 330, 420)
  return `${shadow(x + 240, 704, 600)}<rect x="${x}" y="430" width="480" height="272" fill="${p.wall}"/><rect x="${x + 340}" y="430" width="140" height="272" fill="${p.wallShade}"/><path d="M${x - 60} 446Q${x + 30} 420 ${x + 70} 330H${x + 410}Q${x + 450} 420 ${x + 540} 446Q${x + 240} 420 ${x - 60} 446Z" fill="${p.roof}"/>${pane(p, x + 40, 500, 150, 120)}${pane(p, x + 370, 500, 80, 100)}<rect x="${x + 220}" y="490" width="110" height="212" rx="4" fill="${p.trunk}"/><path d="M${x + 220} 490h110v70q-14 16-27 0-14 16-28 0-14 16-28 0-13 16-27 0z" fill="${p.accent}"/><g transform="translate(${x + 520} 706)"><path d="M-6-200h12V0H-6z" fill="${p.trunk}"/><rect x="-52" y="-206" width="104" height="66" rx="8" fill="${p.accent}"/><path d="M-26-176h52a26 24 0 0 1-52 0zM-12-190v8M0-194v10M12-190v8" fill="#fff" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>${planter(p, x + 60, 706)}`
}

const shop: Subject = (random, p) => {
  const x = between(random, 340, 420)
  return `${shadow(x + 210, 704, 520)}<rect x="${x}" y="356" width="430" height="346" rx="8" fill="${p.wall}"/><rect x="${x + 30}" y="382" width="370" height="64" rx="12" fill="${p.roof}"/><g fill="#fff" transform="translate(${x + 215} 418)"><circle cy="8" r="13"/><circle cx="-18" cy="-6" r="7"/><circle cx="-7" cy="-15" r="7"/><circle cx="7" cy="-15" r="7"/><circle cx="18" cy="-6" r="7"/></g>${pane(p, x + 34, 500, 200, 150)}<rect x="${x + 268}" y="496" width="120" height="206" rx="8" fill="${p.glass}"/><path d="M${x + 328} 496v206" stroke="${p.wall}" stroke-width="6"/>${awning(p, x + 14, 462, 400)}${planter(p, x + 100, 704)}${tree(random, p, x - 80, 720, 1.3)}`
}

const SUBJECTS: Record<string, readonly [Subject, ...Subject[]]> = {
  cafe: [cafe],
  restaurant: [restaurant],
  pension: [pension],
  hotel: [hotel],
  camping: [camping],
  attraction: [pavilion, park],
  park: [park],
  beach: [beach],
  museum: [museum],
  gallery: [gallery],
  culture: [museum, gallery],
}

/** The subject in the middle of the picture, by group of places. */
export function subject(random: Random, group: string, p: Palette): string {
  return pick(random, SUBJECTS[group] ?? [shop])(random, p).replace(/\d+\.\d{2,}/g, (number) =>
    Number(number).toFixed(1),
  )
}
