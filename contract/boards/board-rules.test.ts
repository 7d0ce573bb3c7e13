import { expect, test } from 'vitest'
import type { Role } from '../users/users.ts'
import { mayWrite } from './board-rules.ts'

test.each<[Role, Role[]]>([
  ['member', ['member', 'mentor', 'admin']],
  ['mentor', ['mentor', 'admin']],
  ['admin', ['admin']],
])('a board for a %s to write in is one for %j', (writers, may) => {
  const roles: Role[] = ['member', 'mentor', 'admin']
  expect(roles.filter((role) => mayWrite({ writers }, role))).toEqual(may)
})
