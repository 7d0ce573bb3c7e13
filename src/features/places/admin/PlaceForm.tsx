import { type ComponentType, createContext, use } from 'react'
import * as v from 'valibot'
import type { Group } from '../../../../contract/groups/groups.ts'
import type { Option } from '../../../../contract/options/options.ts'
import type { PlaceRecord } from '../../../../contract/places/place-records.ts'
import type { MapSetup } from '../../../platform/map/engine.ts'
import { RecordForm } from '../../backoffice/admin/RecordForm.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import {
  NAMES,
  PLACE,
  type PlaceValues,
  type ProposedFields,
  proposedValues,
  textOf,
  Typed,
  valuesOf,
} from '../admin-model.ts'
import { HoursEditor } from './HoursEditor.tsx'
import { PlaceBasics } from './PlaceBasics.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'
import { PlaceGuide } from './PlaceGuide.tsx'
import { PlaceHeld } from './PlaceHeld.tsx'
import { PlacePhotos } from './PlacePhotos.tsx'
import { PlacePosition } from './PlacePosition.tsx'
import { PolicyEditor } from './PolicyEditor.tsx'

interface Given {
  groups: readonly Group[]
  options: readonly Option[]
  /** Undefined while it isn't known. */
  setup: MapSetup | undefined
}

const Choices = createContext<Given>({ groups: [], options: [], setup: undefined })

interface Props extends Given {
  id: number | null
  /** From which a new one is made. */
  proposal?: ProposedFields | undefined
  /** What the form holds, as visitors see it. */
  Preview: ComponentType<{ values: PlaceValues; onClose: () => void }>
}

/** The editor of a place, or of a new one. */
export const PlaceForm = ({ id, proposal, Preview, ...given }: Props) => (
  <Choices value={given}>
    <RecordForm
      id={id}
      resource={PLACE}
      schema={proposal ? typedOf(proposal) : Typed}
      beginsWith={proposal && `proposal-${proposal.id}`}
      names={NAMES}
      valuesOf={(record) => (record || !proposal ? valuesOf(record) : proposedValues(proposal))}
      textOf={textOf}
      Fields={PlaceFields}
      Preview={Preview}
    />
  </Choices>
)

/** Saving the place accepts the proposal. */
const typedOf = ({ id }: ProposedFields) =>
  v.pipe(
    Typed,
    v.transform((body) => ({ ...body, proposal: id })),
  )

function PlaceFields({ form, record }: { form: FieldsOf<PlaceValues>; record: PlaceRecord | null }) {
  const { groups, options, setup } = use(Choices)
  return (
    <>
      {record && <PlaceHeld record={record} />}
      <PlaceBasics form={form} groups={groups} />
      <PlacePosition form={form} id={record?.id ?? null} setup={setup} />
      <PolicyEditor form={form} stored={record} />
      <HoursEditor form={form} />
      <PlaceFacts form={form} options={options} />
      <PlacePhotos form={form} />
      <PlaceGuide form={form} />
    </>
  )
}
