/** One line more of a file that lists: it is put after the last line that contains `after`. */
export interface Edit {
  file: string
  after: string
  line: string
}

/** What a new resource adds to lists, in the order of the guide. */
export const EDITS: readonly Edit[] = [
  { file: 'contract/index.ts', after: 'export {', line: `export { kennelsApi } from './kennels/kennels-api.ts'` },
  { file: 'contract/api/tags.ts', after: `  | 'groups'`, line: `  | 'kennels'` },
  {
    file: 'server/app.ts',
    after: `from './domains/groups/routes.ts'`,
    line: `import { kennelsRoutes } from './domains/kennels/routes.ts'`,
  },
  { file: 'server/app.ts', after: '  photosRoutes,', line: '  kennelsRoutes,' },
  {
    file: 'server/testing/examples.ts',
    after: `from '../domains/groups/examples.ts'`,
    line: `import { kennelsExamples } from '../domains/kennels/examples.ts'`,
  },
  { file: 'server/testing/examples.ts', after: '...groupsExamples', line: '  ...kennelsExamples,' },
]
