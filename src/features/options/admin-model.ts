import { optionsAdminApi } from '../../../contract/options/options-admin-api.ts'
import type { OptionRecord } from '../../../contract/options/options-admin.ts'
import { type Resource, timeCells } from '../backoffice/model.ts'

export const OPTION_KIND_NAME: Record<OptionRecord['kind'], string> = { amenity: '시설', rule: '규칙' }

export const OPTIONS: Resource<OptionRecord> = {
  kind: 'option',
  path: 'option',
  title: '시설',
  api: {
    list: optionsAdminApi.listOptionRecords,
    get: optionsAdminApi.getOptionRecord,
    create: optionsAdminApi.createOption,
    update: optionsAdminApi.updateOption,
    bin: optionsAdminApi.binOptions,
  },
  columns: [
    { id: 'name', title: '이름', order: 'name', text: ({ name }) => name },
    { id: 'key', title: '키', text: ({ key }) => key },
    { id: 'kind', title: '종류', text: ({ kind }) => OPTION_KIND_NAME[kind] },
    { id: 'position', title: '순서', order: 'position', text: ({ position }) => String(position) },
    { id: 'updated', title: '고친 때', order: 'updated', ...timeCells(({ updatedAt }) => updatedAt) },
  ],
  filters: [
    {
      name: 'kind',
      title: '종류',
      options: Object.entries(OPTION_KIND_NAME).map(([value, label]) => ({ value, label })),
    },
  ],
  searched: '이름, 키',
  order: 'position',
  lasting: 'created',
  nameOf: ({ name }) => name,
  shownBy: [['options']],
}
