import * as v from 'valibot'
import { operation } from '../api/operation.ts'

/** A facility or a rule that several places share (주차, 운동장, 독채 …). */
export const Option = v.object({
  id: v.number(),
  key: v.string(),
  name: v.string(),
  icon: v.string(),
  kind: v.picklist(['amenity', 'rule']),
})
export type Option = v.InferOutput<typeof Option>

export const optionsOperations = {
  listOptions: operation({
    summary: 'Facilities and rules by which places can be filtered',
    data: v.array(Option),
    shows: ['options'],
  }),
}
