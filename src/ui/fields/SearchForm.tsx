import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { SearchField } from './SearchField.tsx'

interface Props {
  /** What the list shows, as its address says it; empty for all. */
  words: string
  label: string
  placeholder: string
  onSearch: (words: string) => void
  /** Hidden fields of the address, for readers without script. */
  children?: ReactNode
}

/**
 * Searches a list by Enter. The field keeps its focus and what is typed on while the list answers; words that come from elsewhere
 * (another address of the same screen) replace what it holds.
 */
export function SearchForm({ words, label, placeholder, onSearch, children }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(words)
  useEffect(() => {
    if (words !== asked.current) field.current!.value = words
    asked.current = words
  }, [words])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    asked.current = field.current!.value.trim()
    onSearch(asked.current)
  }
  return (
    <form onSubmit={submit}>
      <SearchField ref={field} name="q" defaultValue={words} placeholder={placeholder} aria-label={label} />
      {children}
    </form>
  )
}
