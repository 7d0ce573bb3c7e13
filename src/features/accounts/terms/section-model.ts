/** A section of a document. */
export interface Section {
  title: string
  lines: readonly string[]
}
