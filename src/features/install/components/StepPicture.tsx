import type { ReactNode } from 'react'
import type { Picture } from '../model.ts'
import classes from './Guide.module.css'

/** Icon paths of the controls to press, in a box of 24 units. */
const GLYPHS = {
  share: <path d="M12 14V3M8 6.5 12 2.500l4 4M7.5 10H5.500v10.500h13V10h-2" />,
  dots: <path d="M12 5v.01M12 12v.01M12 19v.01" strokeWidth="3.5" />,
  lines: <path d="M4 6h16M4 12h16M4 18h16" />,
  plus: (
    <path d="M5 3.500h14a1.5 1.5 0 0 1 1.5 1.500v14a1.5 1.5 0 0 1-1.5 1.500H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.500ZM12 8v8m-4-4h8" />
  ),
  install: <path d="M12 4v8m-3-3 3 3 3-3M9.5 5H4v11.500h16V5h-5.500M8 20h8" />,
}

/** The control to press: an icon in a ring. */
const Target = ({ x, y, glyph }: { x: number; y: number; glyph: keyof typeof GLYPHS }) => (
  <>
    <circle cx={x} cy={y} r="14" className={classes.ring} />
    <g transform={`translate(${x - 8.4} ${y - 8.4}) scale(0.7)`} className={classes.glyph}>
      {GLYPHS[glyph]}
    </g>
  </>
)

const words = (...lines: [x: number, y: number, width: number][]) =>
  lines.map(([x, y, width]) => <rect key={y} x={x} y={y} width={width} height="6" rx="3" className={classes.words} />)

/** The lower half of a phone, with the browser's toolbar at the bottom. */
const Below = ({ glyph, x }: { glyph: keyof typeof GLYPHS; x: number }) => (
  <>
    <rect x="42" y="-40" width="116" height="148" rx="18" className={classes.body} />
    {words([56, 14, 88], [56, 28, 60], [56, 42, 74])}
    <path d="M43 64h114v26a17 17 0 0 1-17 17H60a17 17 0 0 1-17-17Z" className={classes.bar} />
    <path d={`m61 80-5 5 5 5m9-10 5 5-5 5${x === 100 ? 'm52-11v12l4-3 4 3V79Z' : ''}`} className={classes.rest} />
    <Target x={x} y={85} glyph={glyph} />
  </>
)

/** The upper half of a phone, with the address bar at the top. */
const Above = ({ glyph }: { glyph: keyof typeof GLYPHS }) => (
  <>
    <rect x="42" y="12" width="116" height="148" rx="18" className={classes.body} />
    <rect x="54" y="26" width="66" height="20" rx="10" className={classes.bar} />
    {words([56, 66, 88], [56, 80, 60], [56, 94, 74])}
    <Target x={138} y={36} glyph={glyph} />
  </>
)

const PICTURES: Record<Picture, ReactNode> = {
  'share-below': <Below glyph="share" x={100} />,
  'menu-below': <Below glyph="lines" x={140} />,
  'share-above': <Above glyph="share" />,
  'menu-above': <Above glyph="dots" />,
  row: (
    <>
      <rect x="42" y="-40" width="116" height="190" rx="18" className={classes.body} />
      {words([58, 14, 62], [58, 92, 70])}
      <path d="M56 36h88M56 74h88" className={classes.rest} strokeWidth="1" />
      <rect x="48" y="41" width="104" height="28" rx="8" className={classes.ring} />
      {words([58, 52, 52])}
      <g transform="translate(124 46) scale(0.75)" className={classes.glyph}>
        {GLYPHS.plus}
      </g>
    </>
  ),
  confirm: (
    <>
      <rect x="32" y="20" width="136" height="120" rx="14" className={classes.body} />
      <g transform="translate(46 62) scale(1.1)">
        <rect width="32" height="32" rx="9" fill="#E4572E" />
        <path d="M16 25c-3.5-3-5.7-5.2-5.7-8a5.7 5.7 0 0 1 11.4 0c0 2.8-2.2 5-5.7 8Z" fill="#FFF8F2" />
      </g>
      {words([92, 68, 58], [92, 82, 40])}
      {words([46, 36, 30])}
      <rect x="118" y="27" width="40" height="24" rx="12" className={classes.ring} />
      <path d="m131 39 5 5 9-10" className={classes.glyph} />
    </>
  ),
  'address-bar': (
    <>
      <rect x="16" y="20" width="168" height="120" rx="10" className={classes.body} />
      <path d="M28 32v.01M36 32v.01M44 32v.01" className={classes.rest} strokeWidth="4" />
      <rect x="28" y="44" width="128" height="22" rx="11" className={classes.bar} />
      {words([40, 52, 60], [28, 82, 100], [28, 96, 70])}
      <Target x={152} y={55} glyph="install" />
    </>
  ),
  dock: (
    <>
      <rect x="12" y="14" width="176" height="16" rx="4" className={classes.body} />
      {words([22, 19, 18], [98, 19.01, 22], [128, 19.02, 22])}
      <rect x="52" y="10" width="36" height="24" rx="8" className={classes.ring} />
      {words([60, 19.03, 20])}
      <rect x="52" y="40" width="96" height="62" rx="8" className={classes.body} />
      {words([62, 50, 60], [62, 84, 48])}
      <rect x="57" y="62" width="86" height="16" rx="5" className={classes.ring} />
      {words([64, 67, 54])}
    </>
  ),
}

/** A drawing of one step of the guide: where to press, in neutral colours. */
export function StepPicture({ picture }: { picture: Picture }) {
  return (
    <svg viewBox="0 0 200 108" className={classes.picture} aria-hidden>
      {PICTURES[picture]}
    </svg>
  )
}
