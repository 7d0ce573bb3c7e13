import type { ComponentType, ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import type { RecordFields } from '../../../contract/records/records.ts'
import type { useServerForm } from '../../platform/forms/server-form.ts'
import type { Edited } from './model.ts'

/** Any JSON. */
export type RecordValues = Record<string, unknown>
/** The form as the fields of a resource use it. */
export type FieldsOf<V extends RecordValues> = ReturnType<typeof useServerForm<V, GenericSchema>>

/** What a resource gives to `RecordForm`. */
export interface FormProps<R extends RecordFields, V extends RecordValues> {
  resource: Edited<R>
  /** Schema of what is sent, without the version. */
  schema: GenericSchema
  /** Values of the fields: of a record, or of a new one. */
  valuesOf: (record: R | null) => V
  /** Names of the fields, as the form, the history and a conflict call them. */
  names: Readonly<Record<keyof V & string, string>>
  /** `record`: as it is stored; null of a new one. */
  Fields: ComponentType<{ form: FieldsOf<V>; record: R | null }>
  /** A value as somebody reads it, where it is more than text, number or yes and no. */
  textOf?: (name: string, value: unknown) => string
  /** What a new record begins with, if not with nothing: its draft is kept apart from that of any other new one. */
  beginsWith?: string | undefined
  /** As visitors see it, beside the form. */
  preview?: (values: V) => ReactNode
  /** As visitors see it, in a dialog: what is longer than a pane. */
  Preview?: ComponentType<{ values: V; onClose: () => void }>
}
