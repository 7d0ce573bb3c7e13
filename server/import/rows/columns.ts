/** Field → the names that its column has in known editions; the first one is shown to operators. */
export type Columns<Field extends string> = Readonly<Record<Field, readonly [string, ...string[]]>>
export type Row<Field extends string> = Record<Field, string>

/** A header as it is compared: "장소 (실외) 여부" and "장소(실외)여부" are one. */
const plain = (header: string) =>
  header
    .normalize('NFKC')
    .replace(/[\s()_\uFEFF"']/g, '')
    .toLowerCase()

export interface Header<Field extends string> {
  /** Names of needed columns that aren't there. */
  missing: string[]
  /** Number of columns of a row. */
  width: number
  row(cells: readonly string[]): Row<Field>
}

/** Finds the columns by name, ignoring order, spacing and additional columns. Fields without a column are ''. */
export function readHeader<Field extends string>(
  cells: readonly string[],
  columns: Columns<Field>,
  needed: readonly Field[],
): Header<Field> {
  const names = cells.map(plain)
  const fields = Object.keys(columns) as Field[]
  const at = new Map(
    fields.map((field) => [field, names.findIndex((name) => columns[field].some((known) => plain(known) === name))]),
  )
  return {
    missing: needed.filter((field) => (at.get(field) ?? -1) < 0).map((field) => columns[field][0]),
    width: cells.length,
    row: (values) =>
      Object.fromEntries(fields.map((field) => [field, values[at.get(field) ?? -1] ?? ''])) as Row<Field>,
  }
}
