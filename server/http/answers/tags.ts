/** Values for the templates of an endpoint's record. */
export interface TagSource {
  params: unknown
  query: unknown
  data: unknown
}

/** Compiles templates (`contract/api/tags.ts`) to a function that returns the tags of a call. */
export function tagsOf(templates: readonly string[] = []): (source: TagSource) => string[] {
  const fillings = templates.map(compile)
  return (source) => [...new Set(fillings.flatMap((fill) => fill(source)))]
}

/** A list gives one tag per item; a missing value gives none. */
function compile(template: string): (source: TagSource) => string[] {
  // Literal texts at even indexes, names at odd ones.
  const parts = template.split(/\{([^}]*)\}/)
  return (source) =>
    parts.reduce<string[]>(
      (tags, part, index) => {
        const texts = index % 2 === 0 ? [part] : valuesOf(source, part)
        return tags.flatMap((tag) => texts.map((text) => tag + text))
      },
      [''],
    )
}

function valuesOf({ params, query, data }: TagSource, name: string): string[] {
  const [scope, ...path] = name.split('.')
  if (scope === 'query') return valuesAt(query, path)
  return scope === 'data' ? valuesAt(data, path) : valuesAt(params, [name])
}

function valuesAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  const [key, ...rest] = path
  if (key === undefined) return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
  return typeof value === 'object' && value !== null ? valuesAt((value as Record<string, unknown>)[key], rest) : []
}
