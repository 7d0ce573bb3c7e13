/** What stands at `vaccinations.0.date` in a value of JSON; undefined where there is no such place. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((whole, name) => (isBranch(whole) ? whole[name] : undefined), value)
}

/** A copy with another value there; what is beside it is the same objects as before. */
export function withValueAt<T>(whole: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.')
  const branch: Record<string, unknown> = isBranch(whole) ? whole : {}
  const inner = rest.length === 0 ? value : withValueAt(branch[name], rest.join('.'), value)
  if (Array.isArray(whole)) return whole.map((item, index) => (String(index) === name ? inner : item)) as T
  return { ...branch, [name]: inner } as T
}

/** Whether one of them lies within the other: an error of `photos.2` is told at the field `photos`. */
export const isAlong = (a: string, b: string) => `${a}.`.startsWith(`${b}.`) || `${b}.`.startsWith(`${a}.`)

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
