import { type SQL, sql } from 'drizzle-orm'

/** Days for which photos of a decided case are kept: its author may appeal for 20. */
const KEPT_DAYS = 30

/**
 * Addresses of photos, as an array of texts, that a report showed and on which a decision or an appeal may still depend: their author may have
 * taken them away since. Of a member who left for good, none.
 */
export const reportedPhotos = (now: Date): SQL => sql`array(
  select shown.value ->> 'src' from reports as r, jsonb_array_elements(r.shown -> 'photos') as shown
  where not exists (select from users as u where u.id = r.owner_id and u.erased_at is not null)
    and (r.decided_at is null or r.decided_at > ${now.toISOString()}::timestamptz - ${`${KEPT_DAYS} days`}::interval
      or exists (select from appeals as a where a.kind = r.kind and a.target_id = r.target_id and a.outcome is null)))`
