import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import type { ErrorCode } from '../../../contract/api/errors.ts'
import { KOREAN } from '../../../contract/api/messages.ts'
import { isNestedPath, valueAt, withValueAt } from '../../lib/dot-path.ts'
import { ofSameKind } from '../../lib/of-same-kind.ts'
import { ApiError } from '../api/api.ts'
import { type DraftPlace, type DraftValues, deleteDraft, useDraft, writeDraft } from './drafts.ts'
import { endDraft, onDraftSent } from './sent-drafts.ts'

export interface FormEdits {
  version: string | null | undefined
  renew: () => Promise<unknown>
}

interface Options<Values extends DraftValues, S extends v.GenericSchema, Sent> {
  initialValues: Values
  /** Schema of what is sent: the contract's, if the form is its body. */
  schema: S
  /** Calls the server. A refusal is shown beside its field or above the button; the input stays. */
  send: (values: v.InferOutput<S>, basedOn?: string | null) => Promise<Sent>
  /** Of an edit: the version that `initialValues` shows, and how to fetch a newer one. A draft keeps the version that it was begun on. */
  edits?: FormEdits | undefined
  /** What follows, such as leaving the screen: the form can't be sent again before it has ended. */
  afterwards?: ((sent: Sent) => Promise<unknown>) | undefined
  /** It stays open for the next input: what was sent is cleared, what was typed meanwhile stays. */
  repeatable?: boolean
  /** Key of the draft that stores the input until it is sent, without the fields named `secret`. */
  draft?: DraftPlace | undefined
  secret?: readonly (keyof Values & string)[]
  /** The field that a refusal concerns if the server names none, by code. */
  fieldOf?: Partial<Record<ApiError['code'], keyof Values & string>>
}

/** A field of the values, or a path within one: `vaccinations.0.date`. */
type Path<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`
type Errors<Values> = { [Field in Path<Values>]?: string }
type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Beside the values of a draft. */
const BASED_ON = 'basedOn'
const FAILED = '요청에 실패했습니다.'
const SENT_ELSEWHERE = '다른 탭에서 이미 보냈어요.'
const OTHERWISE_HERE = '여기에는 다르게 쓴 내용이 남아 있어요.'

/**
 * A form whose fields are validated by the contract's schema here and by the server there, and which is sent once. Its values are any
 * JSON: `field(path)` is for text inputs, `set(path, …)` and `change({ photos })` for all else, `errors[path]` holds the message of a
 * field; an element of that `name` (or around or within it) gets the focus.
 */
export function useServerForm<Values extends DraftValues, S extends v.GenericSchema, Sent = unknown>(
  options: Options<Values, S, Sent>,
) {
  const {
    initialValues,
    schema,
    send,
    afterwards,
    repeatable = false,
    draft,
    edits,
    secret = [],
    fieldOf = {},
  } = options
  const element = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  const kept = useDraft(draft)
  const [typed, setTyped] = useState<Partial<Values>>({})
  // A change that ends later (an upload) must not undo what was typed meanwhile.
  const latest = useRef({ draft, typed })
  const held = () => (goesOn(latest.current.draft, draft) ? latest.current.typed : {})
  const [errors, setErrors] = useState<Errors<Values>>({})
  const [sending, setSending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [outdated, setOutdated] = useState(false)
  const [shown, setShown] = useState(draft)
  if (shown?.key !== draft?.key || shown?.author !== draft?.author) {
    setShown(draft)
    if (!goesOn(shown, draft)) {
      setTyped({})
      setErrors({})
      setMessage(null)
      setOutdated(false)
    }
  }
  const filledIn = (typed: Partial<Values>): Values => ({
    ...initialValues,
    ...ofSameKind(kept ?? {}, initialValues),
    ...typed,
  })
  const values = filledIn(typed)
  const basedOn = kept && BASED_ON in kept ? (kept[BASED_ON] as string | null) : edits?.version

  function hold(input: Partial<Values>): Partial<Values> {
    latest.current = { draft, typed: input }
    setTyped(input)
    return input
  }

  function change(changes: Partial<Values>): void {
    const input = hold({ ...held(), ...changes })
    const next = filledIn(input)
    // An error disappears once it is corrected; new ones appear when the field is left.
    setErrors((shown) => only(shown, errorsOf(schema, next)))
    if (!draft) return
    // Untouched fields may be changed elsewhere meanwhile.
    const written = changed(next, initialValues, secret)
    if (Object.keys(written).length > 0) writeDraft(draft, edits ? { ...written, [BASED_ON]: basedOn } : written)
    else deleteDraft(draft)
  }

  /** What is the same would be sent twice; what was written otherwise here is stored again. */
  const hearOfSent = useEffectEvent((sent: DraftValues) => {
    if (!draft || underWay.current) return
    const here = changed(filledIn(held()), initialValues, secret)
    const differs = Object.keys(held()).length > 0 && JSON.stringify(here) !== JSON.stringify(sent)
    if (differs) writeDraft(draft, here)
    else hold({})
    setErrors({})
    setMessage(differs ? `${SENT_ELSEWHERE} ${OTHERWISE_HERE}` : SENT_ELSEWHERE)
  })
  const { key, author } = draft ?? {}
  useEffect(() => {
    if (key !== undefined && author !== undefined) return onDraftSent({ key, author }, hearOfSent)
    return undefined
  }, [key, author])

  /** Shows the errors, and puts the focus into the first field that has one. */
  function refuse(wrong: Errors<Values>): void {
    setErrors(wrong)
    const paths = Object.keys(wrong)
    const named = element.current?.querySelectorAll<HTMLElement>('[name]:not([type=hidden])') ?? []
    const first = [...named].find((one) => paths.some((path) => isNestedPath(path, one.getAttribute('name') ?? '')))
    if (first instanceof HTMLFieldSetElement)
      first.querySelector<HTMLElement>('input, button, select, textarea')?.focus()
    else first?.focus()
    // No field on the screen is concerned: the message is shown above the button.
    if (!first && paths[0]) setMessage((wrong as Record<string, string>)[paths[0]] ?? FAILED)
  }

  async function submit(event?: FormEvent, changes?: Partial<Values>): Promise<void> {
    event?.preventDefault()
    // A second tap may arrive before the button is rendered as disabled.
    if (underWay.current) return
    setMessage(null)
    const given = { ...values, ...changes }
    const read = v.safeParse(schema, given, KOREAN)
    if (!read.success) return refuse(errorsOf(schema, given) as Errors<Values>)
    underWay.current = true
    setSending(true)
    try {
      const sent = await (edits ? send(read.output, basedOn) : send(read.output))
      setOutdated(false)
      if (draft) endDraft(draft, changed(given, initialValues, secret))
      if (repeatable) clear(given)
      await afterwards?.(sent)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (edits && error.code === ('EDITED_ELSEWHERE' satisfies ErrorCode)) await follow(edits.renew)
      const named = fieldOf[error.code]
      const said = Object.entries(named ? { [named]: error.message } : error.fields)
      const wrong = Object.fromEntries(said.filter(([path]) => fieldName(path) in values)) as Errors<Values>
      refuse(wrong)
      if (Object.keys(wrong).length === 0) setMessage(error.message || FAILED)
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  function clear(sent: Values): void {
    const left = changed(held(), sent, []) as Partial<Values>
    hold(left)
    const written = changed({ ...initialValues, ...left }, initialValues, secret)
    if (draft && Object.keys(written).length > 0) writeDraft(draft, written)
  }

  /** What was not touched here shows the newer version; what was stays, and is from now on based on that version. */
  async function follow(renew: () => Promise<unknown>): Promise<void> {
    await renew()
    const written = changed(filledIn(held()), initialValues, secret)
    if (draft && Object.keys(written).length > 0) writeDraft(draft, written)
    setOutdated(true)
  }

  /** Sets the value at one path. */
  function set(path: Path<Values>, value: unknown): void {
    const name = fieldName(path)
    change({ [name]: withValueAt(filledIn(held()), path, value)[name] } as Partial<Values>)
  }

  /** Props of an input of that name. */
  const field = (path: Path<Values>) => {
    const value = (valueAt(values, path) ?? '') as string | number | boolean
    return {
      name: path,
      value: String(value),
      error: errors[path],
      onChange: ({ currentTarget }: ChangeEvent<Input>) => set(path, currentTarget.value),
      onBlur: () => {
        const wrong = errorsOf(schema, values)[path]
        if (value !== '') setErrors((shown) => ({ ...shown, [path]: wrong }))
      },
    }
  }

  return {
    form: { ref: element, onSubmit: submit, noValidate: true },
    values,
    errors,
    message,
    sending,
    /** The form was refused as older than what is stored; `initialValues` shows the newer version. */
    outdated,
    field,
    change,
    set,
    submit,
    refuse,
  }
}

/** Whether what was typed for one place belongs to another: a visitor's to who logs in, never a member's to another, nor to another thing. */
const goesOn = (from: DraftPlace | undefined, to: DraftPlace | undefined) =>
  !from || (from.key === to?.key && (from.author === null || from.author === to.author))

function errorsOf(schema: v.GenericSchema, values: object): Record<string, string> {
  const { issues } = v.safeParse(schema, values, KOREAN)
  return Object.fromEntries((issues ?? []).toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

/** The entries of `values` that `pattern` has too. */
const only = <T extends object>(values: T, pattern: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in pattern)) as T

/** The values that differ from `before`, without secret ones. */
const changed = (values: DraftValues, before: DraftValues, secret: readonly string[]) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !secret.includes(name) && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )

const fieldName = (path: string) => path.split('.')[0] as string
