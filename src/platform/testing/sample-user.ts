import type { User } from '../../../contract/users/users.ts'

/** A member's own account with only the required data. */
export const sampleUser = (own: Partial<User> = {}): User => ({
  id: 7,
  email: 'kong@example.com',
  nickname: '콩이네',
  role: 'member',
  introduction: '',
  photo: null,
  marketing: false,
  hasPassword: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...own,
})
