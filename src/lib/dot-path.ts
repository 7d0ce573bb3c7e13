/** The value at a path such as `vaccinations.0.date`; undefined if the path doesn't exist. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((whole, name) => (isBranch(whole) ? whole[name] : undefined), value)
}

/** A copy with another value at the path; siblings are the same objects as before. */
export function withValueAt<T>(whole: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.')
  const branch: Record<string, unknown> = isBranch(whole) ? whole : {}
  const inner = rest.length === 0 ? value : withValueAt(branch[name], rest.join('.'), value)
  if (Array.isArray(whole)) return whole.map((item, index) => (String(index) === name ? inner : item)) as T
  return { ...branch, [name]: inner } as T
}

/** Whether one path lies within the other: an error of `photos.2` is shown at the field `photos`. */
export const isNestedPath = (a: string, b: string) => `${a}.`.startsWith(`${b}.`) || `${b}.`.startsWith(`${a}.`)

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
