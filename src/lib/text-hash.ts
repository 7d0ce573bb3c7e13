/** Bits of the golden ratio, and two odd multipliers that spread them (cyrb53, in the public domain). */
const [SEED, FIRST, SECOND] = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35]

/** 64 bits of a text in hexadecimal. Against chance, not against an attacker; `crypto.subtle` is absent on plain http. */
export function textHash(text: string): string {
  let [a, b] = [SEED, SEED ^ text.length]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, FIRST)
    b = Math.imul(b ^ unit, SECOND)
    a ^= b >>> 15
    b ^= a >>> 13
  }
  const mixed = [Math.imul(a ^ (a >>> 16), SECOND), Math.imul(b ^ (b >>> 16), FIRST)]
  return mixed.map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
