interface Bounds {
  /** How many more can be taken. */
  room: number
  /** Why a file isn't taken; null if it may be. */
  refusalOf: (file: File) => string | null
  /** Says of how many there was no room. */
  overText: (over: number) => string
}

/** The chosen files that are taken, and a line for what isn't, with the reason. */
export function takenFiles(files: readonly File[], { room, refusalOf, overText }: Bounds) {
  const looked = files.map((file) => ({ file, why: refusalOf(file) }))
  const right = looked.flatMap(({ file, why }) => (why === null ? [file] : []))
  const taken = right.slice(0, Math.max(0, room))
  const over = right.length - taken.length
  const refused = looked.flatMap(({ file, why }) => (why === null ? [] : [`${file.name}: ${why}`]))
  return { taken, refused: over > 0 ? [...refused, overText(over)] : refused }
}
