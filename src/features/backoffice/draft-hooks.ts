import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { deleteDraft, type DraftPlace, useDraft, writeDraft } from '../../platform/forms/drafts.ts'
import { useSession } from '../session/state.ts'
import type { RecordValues } from './form-model.ts'
import { changedFields, mergeDraft, pick } from './model.ts'

const MAX_AGE_MS = 14 * 86_400_000
const NOTHING = JSON.stringify({ before: {}, typed: {} })

/** Place of the draft of a form that decides about one thing: `name` says about which, `report.review.12`. */
export function useDecisionDraft(name: string): DraftPlace {
  const { userId } = useSession()
  return { key: `admin.${name}`, author: userId, maxAgeMs: MAX_AGE_MS }
}

interface Options<V extends RecordValues> {
  /** "place.12": path of the resource and id of the record, or what a new one begins with. */
  name: string
  /** Values of the record as it is stored, and as they are in the form. */
  stored: V
  values: V
  /** What another admin has changed as well and this one hasn't decided yet, with the values that both replace. */
  contested: Partial<V>
  /** Puts back what was typed; what is contested is for this admin to decide. */
  restore: (typed: Partial<V>, contested: Partial<V>) => void
}

/**
 * Keeps what is typed and not saved on the device, with the values that it replaces, and puts it back when the record is opened again: after
 * a session that ended, a crash or a closed tab. `resumed` says that it did, `forget` deletes what is kept.
 */
export function useRecordDraft<V extends RecordValues>({ name, stored, values, contested, restore }: Options<V>) {
  const { userId } = useSession()
  const place = { key: `record.${name}`, author: userId, maxAgeMs: MAX_AGE_MS }
  const kept = useDraft(place)
  const [merged] = useState(() => mergeDraft(kept, stored))
  const [resumed, setResumed] = useState(Object.keys(merged.typed).length > 0)
  const changed = changedFields(stored, values)
  // Opened again before it is decided, a conflict is still one.
  const draft = JSON.stringify({ before: pick({ ...stored, ...contested }, changed), typed: pick(values, changed) })

  const begin = useEffectEvent(() => {
    if (resumed) restore(merged.typed, merged.contested)
  })
  // Before the first paint, which would show the stored values.
  useLayoutEffect(() => begin(), [])

  const write = useEffectEvent(() => {
    if (changed.length > 0) writeDraft(place, JSON.parse(draft))
    else deleteDraft(place)
  })
  const opened = useRef(false)
  useEffect(() => {
    // What the form begins with would delete what is kept before it is put back.
    if (opened.current || draft !== NOTHING) write()
    opened.current = true
  }, [draft])

  return {
    resumed,
    forget() {
      deleteDraft(place)
      setResumed(false)
    },
  }
}
