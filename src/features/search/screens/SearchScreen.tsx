import type { ReactNode } from 'react'
import type { Autocomplete } from '../../../../contract/search/search.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { PopularSearches } from '../components/PopularSearches.tsx'
import { RecentSearches } from '../components/RecentSearches.tsx'
import { SearchBox } from '../components/SearchBox.tsx'
import { rememberWord } from '../state.ts'

interface Props {
  initial: string
  onSubmit: (word: string) => void
  onOpen: (line: Autocomplete, word: string) => void
  /** The field was emptied. */
  onClear: () => void
  onBack: () => void
  /** Shortcuts for visitors who don't know what to type. */
  shortcuts?: ReactNode
}

export function SearchScreen({ initial, onSubmit, onOpen, onClear, onBack, shortcuts }: Props) {
  return (
    <Box padBottom={32}>
      <h1 className="visually-hidden">검색</h1>
      <SearchBox
        initial={initial}
        onBack={onBack}
        onClear={onClear}
        onSubmit={(word) => {
          rememberWord(word)
          onSubmit(word)
        }}
        onOpen={(line, word) => {
          // The visitor opened a place directly; the half-typed word is not worth remembering.
          rememberWord(line.kind === 'place' || line.kind === 'word' ? line.text : word)
          onOpen(line, word)
        }}
      >
        <RecentSearches />
        <PopularSearches />
        {shortcuts}
      </SearchBox>
    </Box>
  )
}
