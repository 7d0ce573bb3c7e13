import { useEffect, useRef } from 'react'

/** The present list of a field, on which changes that come later or between two renders build. */
export function useLatestList<T>(value: readonly T[], onChange: (next: T[]) => void) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return {
    held: () => latest.current,
    change: (next: T[]) => {
      latest.current = next
      onChange(next)
    },
  }
}
