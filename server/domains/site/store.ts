import { sql } from 'drizzle-orm'
import type { SettingsBody } from '../../../contract/site/site-admin.ts'
import type { Db } from '../../db/index.ts'
import { preparedOnce } from '../../db/statements/prepared.ts'
import { fail } from '../../refusals/refusal.ts'
import { type Auditor, insertEvent } from '../audit/store.ts'
import { changesOf } from '../records/changes.ts'
import { DEFAULT_SETTINGS, type SiteSettings } from './settings.ts'
import { siteSettings } from './table.ts'

/** Inserts the row of settings if it is missing. @returns whether it was: the site is new */
export async function ensureSite(db: Db): Promise<boolean> {
  const inserted = await db
    .insert(siteSettings)
    .values({ settings: {} })
    .onConflictDoNothing()
    .returning({ id: siteSettings.id })
  return inserted.length > 0
}

const settingsRow = preparedOnce((db) =>
  db.select({ settings: siteSettings.settings }).from(siteSettings).prepare('read_settings'),
)

export async function readSettings(db: Db): Promise<SiteSettings> {
  const [row] = await settingsRow(db).execute()
  return { ...DEFAULT_SETTINGS, ...row?.settings }
}

/** Updates the given settings only. */
export async function updateSettings(db: Db, change: Partial<SiteSettings>): Promise<void> {
  await db
    .update(siteSettings)
    .set({ settings: sql`${siteSettings.settings} || ${JSON.stringify(change)}::jsonb`, updatedAt: sql`now()` })
}

export interface Versioned {
  settings: SiteSettings
  version: number
  updatedAt: Date
}

/** The row with its version; `lock` holds it until the transaction ends. */
export async function readVersioned(db: Db, { lock = false } = {}): Promise<Versioned> {
  const rows = db.select().from(siteSettings)
  const [row] = await (lock ? rows.for('update') : rows)
  if (!row) throw new Error('The row of settings is missing.')
  return { settings: { ...DEFAULT_SETTINGS, ...row.settings }, version: row.version, updatedAt: row.updatedAt }
}

/** An admin's change of that version, with its event. */
export function changeSettings(
  db: Db,
  version: number,
  change: SettingsBody,
  { by, at }: { by: Auditor; at: Date },
): Promise<Versioned> {
  return db.transaction(async (tx) => {
    const before = await readVersioned(tx, { lock: true })
    if (before.version !== version) fail('VERSION_CONFLICT')
    // What is left out stays as it is.
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const settings: SiteSettings = { ...before.settings, ...given }
    const changes = changesOf(before.settings, settings)
    if (Object.keys(changes.after).length === 0) return before
    const next = { settings, version: version + 1, updatedAt: at }
    await tx.update(siteSettings).set(next)
    const target = { kind: 'site' as const, action: 'update' as const, targetId: 1, targetName: settings.brand }
    await insertEvent(tx, by, { ...target, ...changes }, at)
    return next
  })
}
