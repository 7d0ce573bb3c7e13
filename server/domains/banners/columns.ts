import { sql } from 'drizzle-orm'
import type { BannerBody, BannerRecord, BannerState } from '../../../contract/banners/banners-admin.ts'
import { photosOf, releaseAll } from '../photos/record-photo-store.ts'
import { recordFieldsOf } from '../records/fields.ts'
import type { RecordKind } from '../records/kind.ts'
import { banners } from './table.ts'

const state = (name: BannerState) => sql.raw(`'${name}'`)
const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))

/** Main banners, banners and popups in the back office. */
export const BANNER_RECORDS: RecordKind<typeof banners, BannerBody, BannerRecord> = {
  kind: 'banner',
  missing: 'RECORD_NOT_FOUND',
  table: banners,
  shown: ({ slot, title, text, href, photo, screens, visible, position, ...row }) => ({
    ...recordFieldsOf(row),
    slot,
    title,
    text,
    href,
    photo,
    screens,
    visible,
    position,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
  }),
  async stored(body, isNew, { tx, before, by }): Promise<Partial<typeof banners.$inferInsert>> {
    const { title, text, href, photo, alt, screens, startsAt, endsAt, visible } = body
    const slot = before?.slot ?? body.slot
    const [stored = null] = await photosOf(tx, photo === null ? [] : [{ id: photo, alt, credit: null }], {
      kind: 'banner',
      field: 'photo',
      userId: by?.userId ?? 0,
      record: before && { id: before.id, photos: before.photo ? [before.photo] : [] },
    })
    return {
      ...(isNew && { slot }),
      title,
      text,
      href,
      photo: stored,
      visible,
      screens: slot === 'main-banner' ? ['home'] : screens.includes('all') ? ['all'] : screens,
      startsAt: dateOf(startsAt),
      endsAt: dateOf(endsAt),
    }
  },
  purge: (tx, { id, photo }) => releaseAll(tx, { kind: 'banner', field: 'photo', id, photos: photo ? [photo] : [] }),
  nameOf: ({ title }) => title,
  search: [banners.title, banners.text],
  orders: { updated: banners.updatedAt, position: banners.position, title: banners.title, created: banners.id },
  filters: {
    slot: banners.slot,
    state: sql`case when not ${banners.visible} then ${state('draft')}
      when ${banners.endsAt} <= now() then ${state('over')}
      when ${banners.startsAt} > now() then ${state('planned')} else ${state('on')} end`,
  },
}
