import { foldWords } from '../../contract/text/hangul.ts'
import { composeText, type SearchText } from '../../contract/text/search-text.ts'

/** The text by which something with a title and words is found: by its title as places are by their names, and by words in letters. */
export const documentText = (title: string, words: string): SearchText =>
  composeText(foldWords(title), [], [...new Set(foldWords(words))])
