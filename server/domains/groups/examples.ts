import type { groupsApi } from '../../../contract/groups-api.ts'
import type { Examples } from '../../testing/example.ts'

export const groupsExamples: Examples<typeof groupsApi> = { listGroups: {} }
