/** Coats: back, belly and muzzle, ears and patches. */
export const COATS = {
  jindo: { back: '#E2B27A', belly: '#FFF4E3', ear: '#C98F52' },
  white: { back: '#FBF7F0', belly: '#FFFFFF', ear: '#E9DFD0' },
  shiba: { back: '#D98A4B', belly: '#FFF1DE', ear: '#B86B32' },
  black: { back: '#3B3634', belly: '#C9A27B', ear: '#2A2625' },
  beagle: { back: '#8A5A38', belly: '#FFF7EA', ear: '#5F3B24' },
  grey: { back: '#8C9299', belly: '#EEF0F0', ear: '#666C73' },
} as const
export type Coat = keyof typeof COATS

/** A sitting dog seen from the front, its paws at (x, y); about 200 high at size 1. */
export function sittingDog(coat: Coat, x: number, y: number, size: number, scarf: string): string {
  const { back, belly, ear } = COATS[coat]
  return `<g transform="translate(${x} ${y}) scale(${size})">
<ellipse cx="4" cy="2" rx="84" ry="12" fill="#000" opacity=".13"/>
<path d="M58-26q52-6 46-60q-2-14-16-10q6 34-34 40z" fill="${back}"/>
<path d="M-52 0Q-66-92-30-124H30Q66-92 54 0Z" fill="${back}"/>
<path d="M-26 0Q-34-74 0-96Q34-74 26 0Z" fill="${belly}"/>
<rect x="-38" y="-22" width="34" height="24" rx="12" fill="${belly}"/><rect x="4" y="-22" width="34" height="24" rx="12" fill="${belly}"/>
<path d="M-40-116Q0-88 40-116L44-134H-44Z" fill="${scarf}"/><path d="M-8-104L14-70L28-108Z" fill="${scarf}"/>
<path d="M-52-188Q-62-226-44-238Q-22-226-18-206Z" fill="${ear}"/><path d="M52-188Q62-226 44-238Q22-226 18-206Z" fill="${ear}"/>
<path d="M-58-168Q-58-222 0-222T58-168Q58-118 0-116T-58-168Z" fill="${back}"/>
<path d="M-36-150Q-30-178 0-178T36-150Q34-118 0-118T-36-150Z" fill="${belly}"/>
<circle cx="-27" cy="-178" r="6.5" fill="#2B2422"/><circle cx="27" cy="-178" r="6.5" fill="#2B2422"/><circle cx="-25" cy="-180" r="2" fill="#fff"/><circle cx="29" cy="-180" r="2" fill="#fff"/>
<path d="M-11-160Q0-168 11-160Q8-147 0-146Q-8-147-11-160Z" fill="#2B2422"/>
<path d="M0-146v8M-16-140Q-8-130 0-138Q8-130 16-140" fill="none" stroke="#2B2422" stroke-width="4" stroke-linecap="round"/>
<path d="M-7-133Q0-112 7-133Z" fill="#E8837F"/>
</g>`
}

/** A dog walking to the right, its paws at (x, y). */
export function walkingDog(coat: Coat, x: number, y: number, size: number, scarf: string): string {
  const { back, belly, ear } = COATS[coat]
  return `<g transform="translate(${x} ${y}) scale(${size})">
<ellipse cx="6" cy="2" rx="112" ry="11" fill="#000" opacity=".13"/>
<path d="M-84-92Q-124-116-114-152Q-98-150-100-132Q-96-112-70-104Z" fill="${back}"/>
<path d="M-76-12L-62-74H-36L-50-12Q-62 4-76-12ZM56-12L50-74H76L82-12Q70 4 56-12Z" fill="${ear}"/>
<path d="M-88-86Q-88-116-50-116H58Q86-112 84-76Q80-46 40-50Q0-40-46-48Q-88-50-88-86Z" fill="${back}"/>
<path d="M-50-62L-34-10Q-46 6-58-8L-80-66ZM34-62L26-8Q40 6 52-8L66-66Z" fill="${back}"/>
<path d="M-34-48Q0-40 42-50Q30-66 0-62T-34-48Z" fill="${belly}"/>
<path d="M54-110L92-124L98-96L66-78Z" fill="${scarf}"/>
<path d="M62-120Q60-172 104-174Q128-172 134-150L160-138Q164-118 140-114Q118-98 96-100Q66-100 62-120Z" fill="${back}"/>
<path d="M118-122Q134-146 160-138Q164-118 140-114Q126-108 118-122Z" fill="${belly}"/>
<circle cx="162" cy="-134" r="7" fill="#2B2422"/><circle cx="122" cy="-146" r="5.5" fill="#2B2422"/>
<path d="M84-170Q62-168 58-132Q76-118 88-138Q96-156 84-170Z" fill="${ear}"/>
</g>`
}
