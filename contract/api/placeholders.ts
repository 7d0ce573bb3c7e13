/** The names in braces in a template: `'a:{b} {c.d}'` has `b` and `c.d`. */
export type Placeholders<Template> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

const NAME = /\{([\w.]+)\}/g

/**
 * A template with each name replaced by its value in `values`, followed along the dots and through lists: one text for each value found
 * (each combination, if several names have several), and none if a name has no value.
 */
export function fillIn(template: string, values: Record<string, unknown>): string[] {
  let texts = [template]
  for (const [braced, name = ''] of template.matchAll(NAME)) {
    const found = valuesAt(values, name.split('.'))
    texts = texts.flatMap((text) => found.map((value) => text.replace(braced, () => value)))
  }
  return [...new Set(texts)]
}

function valuesAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  const [name, ...rest] = path
  if (name === undefined) return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
  if (typeof value !== 'object' || value === null) return []
  return valuesAt((value as Record<string, unknown>)[name], rest)
}
