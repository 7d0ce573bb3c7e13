import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { KOREAN } from '../../contract/messages.ts'
import { ApiError } from './api.ts'
import { type DraftPlace, type DraftValues, dropDraft, useDraft, writeDraft } from './drafts.ts'

interface Options<Values extends DraftValues, S extends v.GenericSchema> {
  initialValues: Values
  /** Of what is sent; the contract's, where the form is its body. */
  schema: S
  /** Calls the server. What it refuses stands beside the field or above the button; what was typed stays. */
  send: (values: v.InferOutput<S>) => Promise<unknown>
  /** Where what is typed is kept until it was sent, but for the fields named `secret`. */
  draft?: DraftPlace | undefined
  secret?: readonly (keyof Values & string)[]
  /** The field that a refusal is about where the server names none, by its code. */
  fieldOf?: Partial<Record<ApiError['code'], keyof Values & string>>
}

type Errors<Values> = { [Field in keyof Values]?: string }
type Input = HTMLInputElement | HTMLTextAreaElement

const FAILED = '요청에 실패했습니다.'

/** A form whose fields are judged by the contract's schema here and by the server there, and which is sent once. */
export function useServerForm<Values extends DraftValues, S extends v.GenericSchema>(options: Options<Values, S>) {
  const { initialValues, schema, send, draft, secret = [], fieldOf = {} } = options
  const element = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  const kept = useDraft(draft)
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [errors, setErrors] = useState<Errors<Values>>({})
  const [sending, setSending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const values: Values = { ...initialValues, ...only(kept ?? {}, initialValues), ...typed }

  function change(changes: Partial<Values>): void {
    const next = { ...values, ...changes }
    setTyped({ ...typed, ...changes })
    // An error goes once it is put right; new ones wait until the field is left.
    setErrors(only(errors, errorsOf(schema, next)))
    if (draft) writeDraft(draft, without(next, secret))
  }

  /** Shows the errors, and puts the focus into the first field that has one. */
  function refuse(wrong: Errors<Values>): void {
    setErrors(wrong)
    const inputs = [...(element.current?.elements ?? [])] as HTMLInputElement[]
    inputs.find(({ name }) => name in wrong)?.focus()
  }

  async function submit(event?: FormEvent, changes?: Partial<Values>): Promise<void> {
    event?.preventDefault()
    // A second tap comes before the button is seen to be off.
    if (underWay.current) return
    setMessage(null)
    const given = { ...values, ...changes }
    const read = v.safeParse(schema, given, KOREAN)
    if (!read.success) return refuse(errorsOf(schema, given))
    underWay.current = true
    setSending(true)
    try {
      await send(read.output)
      if (draft) dropDraft(draft)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const named = fieldOf[error.code]
      const wrong = only<object>(named ? { [named]: error.message } : error.fields, values) as Errors<Values>
      refuse(wrong)
      if (Object.keys(wrong).length === 0) setMessage(error.message || FAILED)
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  /** What an input of that name needs. */
  const field = (name: keyof Values & string) => ({
    name,
    value: String(values[name]),
    error: errors[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<Input>) => change({ [name]: value } as Partial<Values>),
    onBlur: () => {
      const wrong = errorsOf(schema, values)[name]
      if (values[name] !== '') setErrors({ ...errors, [name]: wrong })
    },
  })

  return {
    form: { ref: element, onSubmit: submit, noValidate: true },
    values,
    errors,
    message,
    sending,
    field,
    change,
    submit,
    refuse,
  }
}

function errorsOf(schema: v.GenericSchema, values: object): Record<string, string> {
  const { issues } = v.safeParse(schema, values, KOREAN)
  return Object.fromEntries((issues ?? []).toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

/** Of `values`, the entries that `pattern` has too. */
const only = <T extends object>(values: T, pattern: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in pattern)) as T

const without = (values: DraftValues, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
