import * as v from 'valibot'
import { Email } from '../../contract/accounts.ts'
import { type Database, DataFolderInUse, openDatabase } from '../db/index.ts'
import { notifyOfAnything } from '../db/notices.ts'
import { addAdmin, type AddedAdmin } from '../domains/accounts/admins.ts'
import { type Env, readEnv } from '../env.ts'
import { HandOverFailed } from '../import/hand-over.ts'
import { createLog } from '../lib/log.ts'
import { originOf } from '../http/origin.ts'
import { explain } from '../refusals/explain.ts'
import { handOverAdmin } from './hand-over.ts'

const USAGE = `Usage: npm run admin -- add EMAIL

Makes the account of this address an admin. Where there is none, makes one and prints a link that sets its password, once.

Where: DATABASE_URL, else the embedded database in DATA_DIR (.data); a server that runs on it does the work itself.`

process.exitCode = await main(process.argv.slice(2))

async function main([command, address, ...more]: string[]): Promise<number> {
  const email = v.safeParse(Email, address)
  if (command !== 'add' || more.length > 0 || !email.success) {
    const wanted = command === '--help' || command === '-h'
    const message =
      command === 'add' && address && !email.success ? `${address} is no e-mail address.\n\n${USAGE}` : USAGE
    if (wanted) console.log(USAGE)
    else console.error(message)
    return wanted ? 0 : 2
  }
  try {
    const made = await make(email.output, readEnv(process.env))
    console.log(sentenceOf(made, email.output))
    return made.outcome === 'left' ? 1 : 0
  } catch (error) {
    console.error(error instanceof HandOverFailed ? error.message : explain(error))
    return 1
  }
}

async function make(email: string, env: Env): Promise<AddedAdmin> {
  const { dataDir, databaseUrl } = env
  let database: Database
  try {
    database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, log: createLog('error') })
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    return handOverAdmin(dataDir, error.pid, email)
  }
  try {
    const made = await addAdmin({ db: database.orm, clock: () => new Date(), origin: originOf(env) }, email)
    if (database.engine === 'postgres') await notifyOfAnything(database.pool)
    return made
  } finally {
    await database.close()
  }
}

function sentenceOf(made: AddedAdmin, email: string): string {
  switch (made.outcome) {
    case 'created':
      return `${email} is an admin now. Within 24 hours this link sets the password, once:\n${made.link}`
    case 'promoted':
      return `${email} is an admin now.`
    case 'already':
      return `${email} is an admin already.`
    case 'left':
      return `${email} has left: the account can be restored by a login within 7 days. Nothing was changed.`
  }
}
