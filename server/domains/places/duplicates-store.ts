import { sql } from 'drizzle-orm'
import { foldWords } from '../../../contract/text/hangul.ts'
import type { PossibleDuplicate } from '../../../contract/places/places-admin.ts'
import type { Db } from '../../db/index.ts'
import { project } from './projection.ts'

/** Metres within which two places of one name are probably one. */
const NEAR = 150

interface Wanted {
  lat: number
  lng: number
  name: string
  phone?: string | undefined
  except?: number | undefined
}

const nameKey = (name: string) => foldWords(name).join('')
const digits = (phone: string | null | undefined) => phone?.replaceAll(/\D/g, '') ?? ''

/** Places near by with the same name or telephone number, however they are spelled; the nearest first. */
export async function findDuplicates(
  db: Db,
  { lat, lng, name, phone, except = 0 }: Wanted,
): Promise<PossibleDuplicate[]> {
  const { x, y } = project(lat, lng)
  const here = sql`point(${x}::float8, ${y}::float8)`
  const { rows } = await db.execute<PossibleDuplicate & Record<string, unknown>>(sql`
    select p.id, p.name, coalesce(d.road_address, d.lot_address) as address, d.phone, p.status, round(p.geo <-> ${here})::int as metres
    from places as p join place_details as d on d.place_id = p.id
    where p.geo <@ circle(${here}, ${NEAR}::float8) and p.id <> ${except}::int and p.deleted_at is null
    order by p.geo <-> ${here}, p.id limit 500`)
  const [wantedName, wantedPhone] = [nameKey(name), digits(phone)]
  return rows.filter(
    (one) =>
      (wantedName !== '' && nameKey(one.name) === wantedName) ||
      (wantedPhone.length > 6 && digits(one.phone) === wantedPhone),
  )
}
