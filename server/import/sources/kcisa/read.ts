import { fold } from '../../../../contract/text/hangul.ts'
import type { DogPolicy } from '../../../../contract/policy/policy.ts'
import type { PlaceInput } from '../../../domains/places/input.ts'
import { checkPosition } from '../../area/check.ts'
import type { Outcome, Refused, RefusalReason } from '../../rows/candidate.ts'
import type { RowContext } from '../../rows/csv-source.ts'
import { readDate } from '../../parse/date.ts'
import { readPosition } from '../../parse/position.ts'
import { readYesNo } from '../../parse/yes-no.ts'
import type { KcisaRow } from './columns.ts'
import { addressKey, readAddress } from '../../parse/address.ts'
import { readHomepage, readPhone } from '../../parse/contact.ts'
import { readDescription } from '../../parse/description.ts'
import { readFee } from '../../parse/fee/fee.ts'
import { readKcisaGroup } from '../../parse/group.ts'
import { sourceGuide } from '../../parse/guide.ts'
import { LODGINGS, readHours } from '../../parse/hours.ts'
import { admitToRooms, refuseWithoutRoom } from '../../parse/lodging.ts'
import { readOptions } from '../../parse/options.ts'
import { joinReadings } from '../../parse/reading.ts'
import { type Region, readRegion } from '../../parse/region.ts'
import { readRestriction } from '../../parse/restriction.ts'
import { readSize } from '../../parse/size.ts'
import { clean, isNoInformation } from '../../parse/text.ts'

interface Known {
  name: string
  group: string
  region: Region
  roadAddress: string | null
  lotAddress: string | null
  lat: number
  lng: number
  edition: string | null
}

/** The place that a row of KCISA's file is about, or why it is refused. */
export function readKcisaRow(row: KcisaRow, { file, line, today }: RowContext): Outcome {
  const name = clean(row.name)
  const refuse = (reason: RefusalReason, detail: Refused['detail']): Outcome => ({
    refused: { file, line, record: name.slice(0, 100), reason, detail },
  })
  if (!fold(name) || name.length > 100) return refuse('no-name', name.slice(0, 40))
  const position = readPosition(row.lat, row.lng)
  if (position.reason) return refuse(position.reason, position.detail)
  const region = readRegion(row.sido, row.sigungu, row.roadAddress, row.lotAddress)
  if (!region) return refuse('no-region', `${row.sido} ${row.sigungu}`.trim())
  const addresses = [row.roadAddress, row.lotAddress].map((address) => readRegion('', '', address))
  const misplaced = checkPosition([region, ...addresses], position)
  if (misplaced) return refuse(misplaced.reason, misplaced.detail)
  const group = readKcisaGroup(row.category, name, row.description)
  if (!group) return refuse('unknown-category', row.category)
  if (readSize(row.size).dogs === false) return refuse('other-animals', row.size)
  const admitsDogs = readYesNo(row.petsAllowed)
  if (admitsDogs === null) return refuse('unclear-admission', row.petsAllowed)
  const edition = readDate(row.date, today)
  if (edition.reason) return refuse(edition.reason, row.date)

  const { lat, lng } = position
  const [roadAddress, lotAddress] = [readAddress(row.roadAddress), readAddress(row.lotAddress)]
  const known: Known = { name, group, region, roadAddress, lotAddress, lat, lng, edition: edition.date }
  const addressKeys = [addressKey(roadAddress), addressKey(lotAddress)].filter((key) => key !== null)
  const nameKey = fold(name)
  return {
    candidate: {
      source: 'kcisa',
      name,
      number: line,
      line,
      sourceKey: `${nameKey}|${addressKeys[0] ?? `${lat.toFixed(4)},${lng.toFixed(4)}`}`,
      nameKey,
      addressKeys,
      phone: readPhone(row.phone),
      lat,
      lng,
      closedOn: null,
      edition: known.edition,
      admitsDogs,
      weight: Object.values(row).filter((text) => !isNoInformation(text)).length,
      place: () => kcisaPlace(row, known, admitsDogs),
    },
  }
}

function kcisaPolicy(row: KcisaRow, { edition, group }: Known, admitsDogs: boolean): DogPolicy {
  const readings = [readSize(row.size).reading, readRestriction(row.restriction), readDescription(row.description)]
  const { entry, ...terms } = refuseWithoutRoom(admitToRooms(readings.reduce(joinReadings), group), group)
  const texts: [label: string, text: string][] = [
    ['입장 가능 동물 크기', row.size],
    ['반려동물 제한사항', row.restriction],
    ['애견 동반 추가 요금', row.fee],
    ['장소 설명', row.description],
  ]
  return {
    ...terms,
    entry: admitsDogs ? (entry ?? 'admitted') : 'none',
    fee: readFee(row.fee),
    sourceTexts: texts
      .filter(([, text]) => !isNoInformation(text))
      .map(([label, text]) => ({ label, text: clean(text) })),
    source: 'kcisa',
    sourceDate: edition,
    verifiedAt: edition,
  }
}

function kcisaPlace(row: KcisaRow, known: Known, admitsDogs: boolean): PlaceInput {
  const policy = kcisaPolicy(row, known, admitsDogs)
  const [indoor, outdoor, parking] = [readYesNo(row.indoor), readYesNo(row.outdoor), readYesNo(row.parking)]
  const options = readOptions(row.description, row.restriction)
  if (parking) options.push('parking')
  if (clean(row.dogsOnly) === '반려동물 전용') options.push('dog-only')
  if (indoor && (policy.entry === 'all' || policy.entry === 'admitted')) options.push('indoor')
  if (outdoor && policy.entry !== 'none') options.push('outdoor')
  const wholeGuide = [
    { heading: '함께 들어갈 수 있는 반려견', text: row.size },
    { heading: '지켜 주세요', text: /^제한\s*사항\s*없음$/.test(clean(row.restriction)) ? '' : row.restriction },
    { heading: '반려견 추가 요금', text: row.fee },
    { heading: '알아 두세요', text: row.description },
  ]
  return {
    name: known.name,
    group: known.group,
    ...known.region,
    roadAddress: known.roadAddress,
    lotAddress: known.lotAddress,
    lat: known.lat,
    lng: known.lng,
    phone: readPhone(row.phone),
    homepage: readHomepage(row.homepage),
    hours: readHours(row.hours, row.closed, LODGINGS.has(known.group)),
    parking,
    admission: isNoInformation(row.admission)
      ? null
      : clean(row.admission).replace(/^\d{4,}(?=원$)/, (won) => Number(won).toLocaleString('en')),
    indoor,
    outdoor,
    description: isNoInformation(row.description) ? null : clean(row.description),
    options,
    policy,
    photos: [],
    guideHtml: admitsDogs
      ? sourceGuide(wholeGuide, '한국문화정보원이 공개한 내용이에요. 방문하기 전에 한 번 더 확인해 주세요.')
      : null,
    sample: false,
  }
}
