import type * as v from 'valibot'

type Item = v.PipeItem<unknown, unknown, v.BaseIssue<unknown>> & {
  requirement?: unknown
  message?: unknown
  pipe?: readonly Item[]
  entries?: Readonly<Record<string, Item>>
  items?: readonly Item[]
  item?: Item
  wrapped?: Item
  key?: string | Item
  value?: Item
  options?: readonly unknown[]
  literal?: unknown
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && 'kind' in value
const bound = (value: unknown) => (value instanceof RegExp ? String(value) : JSON.stringify(value))

/** What a schema accepts, how far, and what it says of anything else: every bound and message of it, in one line. */
export function schemaText(schema: v.GenericSchema): string {
  return textOf(schema as unknown as Item)
}

function textOf(item: Item): string {
  if (item.pipe) return item.pipe.map((part, i) => (i === 0 ? bare(part) : textOf(part))).join(' ')
  return bare(item)
}

function bare(item: Item): string {
  const { requirement, message, entries, items, wrapped, options } = item
  const parts = [
    entries &&
      `{ ${Object.entries(entries)
        .map(([name, field]) => `${name}: ${textOf(field)}`)
        .join('; ')} }`,
    (items ?? (item.item && [item.item]))?.map(textOf).join(', '),
    wrapped && `(${textOf(wrapped)})`,
    isItem(item.key) && item.value && `${textOf(item.key)} → ${textOf(item.value)}`,
    options?.map((option) => (isItem(option) ? textOf(option) : bound(option))).join(' | '),
    'literal' in item && bound(item.literal),
    requirement !== undefined && typeof requirement !== 'function' && bound(requirement),
    typeof message === 'string' && `“${message}”`,
  ]
  return [item.type, ...parts].filter((part) => part !== undefined && part !== false && part !== '').join(' ')
}
