import type { Database } from '../db/index.ts'
import { recordKey } from '../domains/secrets/store.ts'
import type { Env } from '../env.ts'
import { secretFromFile } from '../db/data-folder/key-file.ts'
import { type Keys, keysFrom } from '../lib/keys.ts'
import type { Logger } from '../lib/log.ts'
import { StartRefused } from '../refusals/start-refused.ts'

/** The keys of this deployment: from SECRET_KEY, else from a file in the data folder. All nodes of one database need the same. */
export async function openKeys(
  { secretKey, dataDir }: Pick<Env, 'secretKey' | 'dataDir'>,
  { orm, engine }: Pick<Database, 'orm' | 'engine'>,
  log: Logger,
): Promise<Keys> {
  const keys = keysFrom(secretKey ?? secretFromFile(dataDir))
  const mayBeSeveral = engine === 'postgres'
  const known = await recordKey(orm, keys, mayBeSeveral && !secretKey ? 'refuse' : 'accept')
  if (known === 'same') {
    if (mayBeSeveral && !secretKey) log.warn('SECRET_KEY is not set: a second node on this database would be refused')
  } else if (secretKey || !mayBeSeveral) {
    log.warn('The secret key is another one than before: all nodes of one database need the same')
  } else {
    throw new StartRefused(
      `This database is used with another key than the one in ${dataDir}: members would be logged out at random. ` +
        'Set SECRET_KEY, the same on all nodes; with it the key may also be changed.',
    )
  }
  return keys
}
