import { groupsAdminApi } from '../../../contract/groups/groups-admin-api.ts'
import type { GroupRecord } from '../../../contract/groups/groups-admin.ts'
import { type Resource, timeCells } from '../backoffice/model.ts'

export const GROUPS: Resource<GroupRecord> = {
  kind: 'group',
  path: 'group',
  title: '장소 종류',
  api: {
    list: groupsAdminApi.listGroupRecords,
    get: groupsAdminApi.getGroupRecord,
    create: groupsAdminApi.createGroup,
    update: groupsAdminApi.updateGroup,
    bin: groupsAdminApi.binGroups,
  },
  columns: [
    { id: 'name', title: '이름', order: 'name', text: ({ name }) => name },
    { id: 'key', title: '키', text: ({ key }) => key },
    { id: 'aliases', title: '다른 이름', text: ({ aliases }) => aliases.join(', ') },
    { id: 'position', title: '순서', order: 'position', text: ({ position }) => String(position) },
    { id: 'updated', title: '고친 때', order: 'updated', ...timeCells(({ updatedAt }) => updatedAt) },
  ],
  filters: [],
  searched: '이름, 키',
  order: 'position',
  lasting: 'created',
  nameOf: ({ name }) => name,
  shownBy: [['groups']],
}
