import * as v from 'valibot'
import { operation } from '../api/operation.ts'

/** A kind of place (카페, 펜션 …). `icon` names an entry of the page's icon table. */
export const Group = v.object({
  id: v.number(),
  key: v.string(),
  name: v.string(),
  icon: v.string(),
  /** Open places of this kind. */
  placeCount: v.number(),
})
export type Group = v.InferOutput<typeof Group>

export const groupsOperations = {
  listGroups: operation({
    summary: 'Kinds of place, in display order',
    data: v.array(Group),
    shows: ['groups'],
  }),
}
