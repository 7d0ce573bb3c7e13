import { expect, test } from 'vitest'
import { testDeps } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { updateSettings } from '../site/store.ts'
import { ensureSite } from '../site/store.ts'
import { isRequired } from './policy.ts'

const database = useTestDatabase()

test('C7 it is required by default, offered on the demo content, and what the operator says counts', async () => {
  await ensureSite(database.orm)
  const answers = async () => {
    const given = [null, 'required', 'offered'] as const
    return Promise.all(
      given.map((secondFactor) => isRequired(testDeps(database.orm, { env: { secondFactor } }), 'admin')),
    )
  }
  expect(await answers()).toEqual([true, true, false])
  await updateSettings(database.orm, { demo: true })
  expect(await answers()).toEqual([false, true, false])
  expect(await isRequired(testDeps(database.orm, { env: { secondFactor: 'required' } }), 'member')).toBe(false)
})
