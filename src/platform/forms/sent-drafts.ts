import { writeStored } from '../device/storage.ts'
import { deleteDraft, type DraftPlace, type DraftValues, isDraft, nameOf } from './drafts.ts'

const MARK = '"sent":true'

/** Deletes the draft of what was sent, and says so to other tabs in which it is open. */
export function endDraft(place: DraftPlace, sent: DraftValues): void {
  writeStored(nameOf(place), { sent: true, author: place.author, at: Date.now(), values: sent })
  deleteDraft(place)
}

/** Hears that another tab has sent what is drafted here, once it has deleted the draft. @returns a function that stops that */
export function onDraftSent(place: Pick<DraftPlace, 'key' | 'author'>, act: (sent: DraftValues) => void): () => void {
  let sent: DraftValues | null = null
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== nameOf(place)) return
    if (newValue === null && sent) act(sent)
    const draft: unknown = newValue?.includes(MARK) ? JSON.parse(newValue) : null
    sent = isDraft(draft) ? draft.values : null
  }
  // Before the draft is forgotten: what is written here may be a part of it.
  addEventListener('storage', hear, true)
  return () => removeEventListener('storage', hear, true)
}
