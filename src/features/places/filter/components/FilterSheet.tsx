import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import type { MapBox } from '../../../../platform/map/engine.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { Sheet } from '../../../../ui/content/Sheet.tsx'
import { countText, unfiltered } from '../model.ts'
import { placeCountQuery } from '../../queries.ts'
import { FilterForm } from './FilterForm.tsx'

interface Props extends ComponentProps<typeof FilterForm> {
  opened: boolean
  /** Closes without applying; `onChange` closes as well. */
  onClose: () => void
  /** Counts only places in this box. */
  box?: MapBox | undefined
}

/** The filters on a phone: changes are collected, with the number of results, and applied by one button. */
export function FilterSheet({ opened, onClose, search, onChange, box, ...form }: Props) {
  const [draft, setDraft] = useState(search)
  const [since, setSince] = useState(opened)
  // Each opening starts from the list's current filters.
  if (opened !== since) {
    setSince(opened)
    if (opened) setDraft(search)
  }
  const { data, isPlaceholderData } = useQuery({
    ...placeCountQuery({ search: draft, dogs: form.dogs, box }),
    enabled: opened,
    placeholderData: keepPreviousData,
  })
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title="조건"
      footer={
        <>
          <Button variant="default" onClick={() => setDraft(unfiltered(draft))}>
            초기화
          </Button>
          <Button aria-live="polite" data-stale={isPlaceholderData || undefined} onClick={() => onChange(draft)}>
            {data ? `${countText(data)} 보기` : '결과 보기'}
          </Button>
        </>
      }
    >
      <FilterForm search={draft} onChange={setDraft} {...form} />
    </Sheet>
  )
}
