/** A pattern of words; a space in a word stands for any spaces or none, as Korean leaves spacing to the writer. */
export const anyOf = (...lists: string[]) =>
  `(?:${lists
    .flatMap((list) => list.split('|'))
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', String.raw`\s*`))
    .join('|')})`

/** How a Korean predicate may end: noun form, 해요체, 합니다체, and the forms by which another clause follows. */
export const ENDING =
  '(?:합니다|해요|하세요|함|하다|한다|하며|하고|하나|하지만|하니|하오니|하므로|해서|입니다|이에요|예요|임|이다|이며|이고|이니|이오니|이나|이지만|이므로|인데|하는데|됩니다|돼요|되요|됨|된다|되며|되고|되니|되오니|되므로|되지만|되나|되는데|다(?![가-힣]))?'

/** By the words without spaces: what a word of a list means. */
export function dictionary<T>(lists: Record<string, T>): (image: string) => T | undefined {
  const known = new Map<string, T>()
  for (const [list, value] of Object.entries(lists))
    for (const word of list.split('|')) known.set(word.replaceAll(' ', ''), value)
  return (image) => known.get(image.replaceAll(/\s/g, ''))
}
