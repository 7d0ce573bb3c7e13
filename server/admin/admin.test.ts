import { describe, expect, test } from 'vitest'
import { accountsOnTestDatabase } from '../testing/accounts.ts'
import { describeEmbedded } from '../testing/engines/engines.ts'
import { createMember, PASSWORD } from '../testing/members.ts'
import { temporaryFolder } from '../testing/engines/temporary-folder.ts'
import { addAdmin } from '../domains/accounts/admins.ts'
import { startControl } from '../import/control/control.ts'
import { handOverAdmin } from './hand-over.ts'

const accounts = accountsOnTestDatabase()

const add = (email: string) => addAdmin(accounts.deps(), email)
const roleOf = async (id: number) =>
  (await accounts.database.pool.query<{ role: string }>('select role from users where id = $1', [id])).rows[0]?.role

describe('npm run admin -- add', () => {
  test('makes a member an admin and leaves their sessions open', async () => {
    const { browser, email, id } = await accounts.member()
    expect(await add(email)).toEqual({ outcome: 'promoted' })
    expect(await roleOf(id)).toBe('admin')
    expect((await browser.get('/users/me')).data).toMatchObject({ role: 'admin' })
    expect(await add(email)).toEqual({ outcome: 'already' })
  })

  test('creates a missing account, with a single-use link that sets its password', async () => {
    const made = await add('boss@dog.example')
    const link = 'link' in made ? made.link : ''
    expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/find-password#token=[\w-]{43}$/)
    const browser = accounts.browser()
    const body = { token: link.split('=')[1], password: PASSWORD }
    accounts.pass(23 * 3600)
    expect((await browser.post('/users/reset-password/complete', body)).status).toBe(200)
    expect((await browser.post('/users/reset-password/complete', body)).code).toBe('LINK_INVALID')
    expect((await browser.post('/auth/login', { email: 'boss@dog.example', password: PASSWORD })).data).toMatchObject({
      role: 'admin',
      nickname: expect.stringMatching(/^관리자/) as string,
    })
    expect(await add('second@dog.example')).toMatchObject({ outcome: 'created' })
  })

  test('refuses logins to that account until its password is set', async () => {
    await add('third@dog.example')
    for (const password of ['', 'null', 'admin', 'password']) {
      const { status } = await accounts.browser().post('/auth/login', { email: 'third@dog.example', password })
      expect(status).not.toBe(200)
    }
  })

  test('does not change a withdrawn account', async () => {
    const { browser, email, id } = await accounts.member()
    await browser.post('/auth/withdraw')
    expect(await add(email)).toEqual({ outcome: 'left' })
    expect(await roleOf(id)).toBe('member')
  })
})

describeEmbedded('a server that runs', () => {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

  test('adds the admin itself when asked over its control socket', async () => {
    const dataDir = temporaryFolder()
    const { email, id } = await createMember(accounts.deps())
    const control = await startControl({ ...accounts.deps(), turn: (work) => work(), dataDir, log: quiet })
    expect(await handOverAdmin(dataDir, 1, { act: 'add', email })).toEqual({ outcome: 'promoted' })
    expect(await handOverAdmin(dataDir, 1, { act: 'add', email: 'fresh@dog.example' })).toMatchObject({
      outcome: 'created',
    })
    await control.close()
    expect(await roleOf(id)).toBe('admin')
  })

  test('reports in one sentence a server that does not answer', async () => {
    await expect(handOverAdmin(temporaryFolder(), 77, { act: 'add', email: 'a@dog.example' }, 0)).rejects.toThrow(
      /^Process 77 uses the data folder .* stop it, and run this again\.$/,
    )
  })
})
