import { expect, test } from 'vitest'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import { describePostgres } from '../../testing/engines/engines.ts'
import { meet } from '../../testing/held.ts'
import { PASSWORD } from '../../testing/members.ts'
import { hashPassword, verifyPassword } from '../accounts/passwords.ts'

const accounts = accountsOnTestDatabase()
const NEW = '두부랑 바다 보러 가는 날 3'

/** Calls while the account's password is replaced, as by the link of a reset, which also ends all sessions. */
async function whileReplaced(userId: number, call: () => Promise<unknown>) {
  const hash = await hashPassword(NEW)
  const [answer] = await meet(accounts.database, {
    lock: `select from users where id = ${userId} for update`,
    calls: [call],
    write: `update users set password_hash = '${hash}' where id = ${userId}; delete from sessions where user_id = ${userId}`,
  })
  return answer
}

describePostgres('What fell: a password that is replaced while it is verified', () => {
  test('R8.05 opens no session', async () => {
    const { id, email } = await accounts.member()
    const thief = accounts.browser()
    const login = () => thief.post('/auth/login', { email, password: PASSWORD })
    expect(await whileReplaced(id, login)).toMatchObject({ status: 401, code: 'LOGIN_FAILED' })
    expect(thief.sessionCookies).toEqual([])
    const { rows } = await accounts.database.pool.query('select from sessions where user_id = $1', [id])
    expect(rows).toEqual([])
  })

  test('replaces no newer one', async () => {
    const { browser, id } = await accounts.member()
    const change = () =>
      browser.put('/users/pass-change', { currentPassword: PASSWORD, password: '몽이랑 산에 가는 날 5' })
    expect(await whileReplaced(id, change)).toMatchObject({ code: 'PASSWORD_WRONG' })
    const { rows } = await accounts.database.pool.query<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [id],
    )
    expect(await verifyPassword(NEW, rows[0]?.password_hash)).toBe(true)
  })
})
