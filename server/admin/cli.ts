import * as v from 'valibot'
import { Email } from '../../contract/users/users.ts'
import { type Database, DataFolderInUse, openDatabase } from '../db/index.ts'
import { notifyOfAnything } from '../db/engine/notices.ts'
import { type Env, readEnv } from '../env.ts'
import { type AdminAct, type AdminOutcome, performAdminAct } from '../import/control/admin-acts.ts'
import { HandOverFailed } from '../import/control/hand-over.ts'
import { createLog } from '../lib/log.ts'
import { originOf } from '../http/request/origin.ts'
import { explain } from '../refusals/explain.ts'
import { handOverAdmin } from './hand-over.ts'

const USAGE = `Usage: npm run admin -- add EMAIL
       npm run admin -- reset-second-factor EMAIL

add: makes the account of this address an admin. Where there is none, makes one and prints a link that sets its password, once.
reset-second-factor: for who has lost theirs. Removes authenticator app, passkeys and recovery codes of the account, and logs it out everywhere.

Where: DATABASE_URL, else the embedded database in DATA_DIR (.data); a server that runs on it does the work itself.`

const ACTS = ['add', 'reset-second-factor'] as const satisfies readonly AdminAct[]
/** Mails wait in the database for the next start of a server. */
const LATER = { runSoon: () => {}, idle: async () => {} }

process.exitCode = await main(process.argv.slice(2))

async function main([command, address, ...more]: string[]): Promise<number> {
  const email = v.safeParse(Email, address)
  const act = ACTS.find((one) => one === command)
  if (!act || more.length > 0 || !email.success) {
    const wanted = command === '--help' || command === '-h'
    const message = act && address && !email.success ? `${address} is no e-mail address.\n\n${USAGE}` : USAGE
    if (wanted) console.log(USAGE)
    else console.error(message)
    return wanted ? 0 : 2
  }
  try {
    const made = await perform(act, email.output, readEnv(process.env))
    console.log(sentenceOf(made, email.output))
    return made.outcome === 'left' || made.outcome === 'unknown' ? 1 : 0
  } catch (error) {
    console.error(error instanceof HandOverFailed ? error.message : explain(error))
    return 1
  }
}

async function perform(act: AdminAct, email: string, env: Env): Promise<AdminOutcome> {
  const { dataDir, databaseUrl } = env
  let database: Database
  try {
    database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, log: createLog('error') })
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    return handOverAdmin(dataDir, error.pid, { act, email })
  }
  try {
    const deps = { db: database.orm, clock: () => new Date(), origin: originOf(env), mails: LATER }
    const made = await performAdminAct(deps, act, email)
    if (database.engine === 'postgres') await notifyOfAnything(database.pool)
    return made
  } finally {
    await database.close()
  }
}

function sentenceOf(made: AdminOutcome, email: string): string {
  switch (made.outcome) {
    case 'created':
      return `${email} is an admin now. Within 24 hours this link sets the password, once:\n${made.link}`
    case 'promoted':
      return `${email} is an admin now.`
    case 'already':
      return `${email} is an admin already.`
    case 'left':
      return `${email} has left: the account can be restored by a login within 7 days. Nothing was changed.`
    case 'reset':
      return `${email} has no second factor any more and is logged out everywhere; the owner is told by mail.`
    case 'none':
      return `${email} has no second factor.`
    case 'unknown':
      return `There is no account of ${email}.`
  }
}
