import { fold } from '../../../../contract/text/hangul.ts'
import { UNKNOWN_HOURS } from '../../../../contract/time/hours.ts'
import { UNKNOWN_POLICY } from '../../../../contract/policy/policy.ts'
import type { PlaceInput } from '../../../domains/places/input.ts'
import { checkPosition } from '../../area/check.ts'
import type { Candidate, Outcome, Refused, RefusalReason } from '../../rows/candidate.ts'
import type { RowContext } from '../../rows/csv-source.ts'
import { addressKey, readAddress } from '../../parse/address.ts'
import { readPhone } from '../../parse/contact.ts'
import { readRegion } from '../../parse/region.ts'
import { clean, isNoInformation } from '../../parse/text.ts'
import type { LicenceRow } from './columns.ts'
import { readGridPosition } from './grid.ts'
import { type Register, registerOfRow } from './register.ts'
import { readLicence } from './status.ts'

/** The business that a row of a licence register is about: a place while it is open, else the news that it closed. */
export function readLicenceRow(
  row: LicenceRow,
  { file, line, today }: RowContext,
  ofFile: Register | undefined,
): Outcome {
  const name = clean(row.name)
  const refuse = (reason: RefusalReason, detail: Refused['detail']): Outcome => ({
    refused: { file, line, record: name.slice(0, 100), reason, detail },
  })
  const register = registerOfRow(row) ?? ofFile
  if (registerOfRow(row) === null || !register) return refuse('unknown-category', row.service || row.serviceId)
  if (!fold(name) || name.length > 100) return refuse('no-name', name.slice(0, 40))
  const key = clean(row.key)
  if (!key) return refuse('no-key', '')
  const licence = readLicence(row, today)
  if (licence.reason) return refuse(licence.reason, licence.detail)

  const position = readGridPosition(row.x, row.y)
  const [roadAddress, lotAddress] = [readAddress(row.roadAddress), readAddress(row.lotAddress)]
  const phone = readPhone(row.phone)
  const candidate: Omit<Candidate, 'place' | 'lat' | 'lng' | 'closedOn'> = {
    source: register.source,
    name,
    number: line,
    line,
    sourceKey: key,
    nameKey: fold(name),
    addressKeys: [addressKey(roadAddress), addressKey(lotAddress)].filter((each) => each !== null),
    phone,
    edition: licence.edition,
    admitsDogs: true,
    weight: Object.values(row).filter((text) => !isNoInformation(text)).length,
  }
  if (licence.closedOn !== null) {
    const { lat = null, lng = null } = position
    return { candidate: { ...candidate, lat, lng, closedOn: licence.closedOn, place: closedPlace } }
  }
  if (position.reason) return refuse(position.reason, position.detail)
  const region = readRegion('', '', row.roadAddress, row.lotAddress)
  if (!region) return refuse('no-region', row.roadAddress || row.lotAddress)
  const addresses = [row.roadAddress, row.lotAddress].map((address) => readRegion('', '', address))
  const misplaced = checkPosition(addresses, position)
  if (misplaced) return refuse(misplaced.reason, misplaced.detail)
  const { lat, lng } = position
  const place = (): PlaceInput => ({
    name,
    group: register.group,
    ...region,
    roadAddress,
    lotAddress,
    lat,
    lng,
    phone,
    homepage: null,
    hours: UNKNOWN_HOURS,
    parking: null,
    admission: null,
    indoor: null,
    outdoor: null,
    description: null,
    options: [],
    photos: [],
    guideHtml: null,
    sample: false,
    // A licence says nothing about dogs that only come along.
    policy: { ...UNKNOWN_POLICY, source: register.source, sourceDate: licence.edition },
  })
  return { candidate: { ...candidate, lat, lng, closedOn: null, place } }
}

function closedPlace(): never {
  throw new Error('A closed business is no place')
}
