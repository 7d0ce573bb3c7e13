import { fold } from '../../../../contract/text/hangul.ts'
import type { DogPolicy } from '../../../../contract/policy/policy.ts'
import type { PlaceInput } from '../../../domains/places/input.ts'
import { regionAt } from '../../area/area.ts'
import { checkLand, checkPosition } from '../../area/check.ts'
import type { Outcome, Refused, RefusalReason } from '../../rows/candidate.ts'
import type { RowContext } from '../../rows/csv-source.ts'
import { addressKey, readAddress } from '../../parse/address.ts'
import { readPhone } from '../../parse/contact.ts'
import { readDate } from '../../parse/date.ts'
import { readFee } from '../../parse/fee/fee.ts'
import { sourceGuide } from '../../parse/guide.ts'
import { readHours } from '../../parse/hours.ts'
import { readPosition } from '../../parse/position.ts'
import { readRegion } from '../../parse/region.ts'
import { readRestriction } from '../../parse/restriction.ts'
import { clean, isNoInformation } from '../../parse/text.ts'
import type { RestAreaRow } from './columns.ts'

const DOG_PARK = '반려동물 놀이터'

/** The dog park of a motorway rest area. Editions without positions are refused row by row: there is nothing to show on a map. */
export function readRestAreaRow(row: RestAreaRow, { file, line, today }: RowContext, fileDate: string): Outcome {
  const said = (text: string) => (isNoInformation(text) ? '' : clean(text))
  const name = nameOf(said(row.name), said(row.direction))
  const refuse = (reason: RefusalReason, detail: Refused['detail']): Outcome => ({
    refused: { file, line, record: name.slice(0, 100), reason, detail },
  })
  if (!fold(said(row.name)) || name.length > 100) return refuse('no-name', row.name.slice(0, 40))
  const kind = said(row.kind)
  if (kind && !/놀이터|쉼터|운동장|파크|공원/.test(kind)) return refuse('not-a-dog-park', kind)
  const position = readPosition(row.lat, row.lng)
  if (position.reason) return refuse(position.reason, position.detail)
  const { lat, lng } = position
  const named = [row.address, row.lotAddress].map((address) => readRegion('', '', address))
  const misplaced = checkPosition(named, position) ?? checkLand(position)
  if (misplaced) return refuse(misplaced.reason, misplaced.detail)
  const region = named.find((each) => each !== null) ?? regionAt(lat, lng)
  if (!region) return refuse('no-region', `${lat}, ${lng}`)
  const edition = readDate(row.date || fileDate, today)
  if (edition.reason) return refuse(edition.reason, row.date || fileDate)

  const [roadAddress, lotAddress] = [readAddress(row.address), readAddress(row.lotAddress)]
  const phone = readPhone(row.phone)
  const place = (): PlaceInput => ({
    name,
    group: 'park',
    ...region,
    roadAddress,
    lotAddress,
    lat,
    lng,
    phone,
    homepage: null,
    hours: readHours(row.hours, row.closed),
    parking: null,
    admission: null,
    indoor: null,
    outdoor: true,
    description: descriptionOf(row, said),
    options: ['offleash'],
    photos: [],
    sample: false,
    policy: policyOf(row, said, edition.date),
    guideHtml: sourceGuide(
      [
        { heading: '지켜 주세요', text: row.rules },
        { heading: '이용 요금', text: row.cost },
      ],
      '한국도로공사가 공개한 내용이에요. 방문하기 전에 한 번 더 확인해 주세요.',
    ),
  })
  return {
    candidate: {
      source: 'rest-areas',
      name,
      number: line,
      line,
      sourceKey: fold(name),
      nameKey: fold(name),
      addressKeys: [addressKey(roadAddress), addressKey(lotAddress)].filter((key) => key !== null),
      phone,
      lat,
      lng,
      closedOn: null,
      edition: edition.date,
      admitsDogs: true,
      weight: Object.values(row).filter((text) => !isNoInformation(text)).length,
      place,
    },
  }
}

/** "죽암(서울)", "죽암휴게소" with its direction → "죽암(서울)휴게소 반려동물 놀이터": two rest areas of a name lie across the motorway. */
function nameOf(area: string, direction: string): string {
  const bare = area.replace(/\s*휴게소/, '')
  const side = direction.replace(/\s*방향$/, '')
  const directed = side && !bare.includes('(') ? `${bare}(${side})` : bare
  return `${directed}휴게소 ${DOG_PARK}`
}

function descriptionOf(row: RestAreaRow, said: (text: string) => string): string | null {
  const parts = [said(row.route), said(row.place)].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ').slice(0, 2000) : null
}

function policyOf(row: RestAreaRow, said: (text: string) => string, edition: string | null): DogPolicy {
  const { entry, ...terms } = readRestriction(said(row.rules))
  const texts: [label: string, text: string][] = [
    ['이용 수칙', row.rules],
    ['이용 요금', row.cost],
  ]
  return {
    ...terms,
    // The place is the dog park alone, not the rest area around it.
    entry: entry ?? 'all',
    fee: readFee(said(row.cost)),
    sourceTexts: texts.filter(([, text]) => said(text)).map(([label, text]) => ({ label, text: clean(text) })),
    source: 'rest-areas',
    sourceDate: edition,
    verifiedAt: edition,
  }
}
