import { isRowId } from '../api/row-id.ts'

/** Whether there is a screen at what follows `/mentoring/`. */
export const isMentoringPath = (path: string) =>
  path === '' || path === 'ask' || path === 'my' || isRowId(path.replace(/^my\//, ''))

/** The same of `/mentor-dashboard/`. */
export const isDeskPath = (path: string) => path === '' || (path.startsWith('response/') && isRowId(path.slice(9)))
