import { fold } from '../../../../contract/text/hangul.ts'
import type { Photo } from '../../../../contract/api/media.ts'
import type { DogPolicy } from '../../../../contract/policy/policy.ts'
import type { PlaceInput } from '../../../domains/places/input.ts'
import { checkPosition } from '../../area/check.ts'
import { LONGEST_VALUE, type Outcome, type Refused, type RefusalReason } from '../../rows/candidate.ts'
import { readDate } from '../../parse/date.ts'
import { readPosition } from '../../parse/position.ts'
import type { KtoRecord } from './json.ts'
import { addressKey, readAddress } from '../../parse/address.ts'
import { readHomepage, readPhone } from '../../parse/contact.ts'
import { readFee } from '../../parse/fee/fee.ts'
import { readKtoGroup } from '../../parse/group.ts'
import { sourceGuide } from '../../parse/guide.ts'
import { LODGINGS, readHours } from '../../parse/hours.ts'
import { readKtoPolicy } from '../../parse/kto-policy.ts'
import { refuseWithoutRoom } from '../../parse/lodging.ts'
import { readOptions } from '../../parse/options.ts'
import { type Region, readRegion, sidoOfCode } from '../../parse/region.ts'
import { clean, isNoInformation } from '../../parse/text.ts'

interface Known {
  name: string
  group: string
  region: Region
  address: string | null
  lat: number
  lng: number
  edition: string | null
}

/** HTML entities in texts that were typed into a web form. */
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' }
const plain = (text: string) =>
  text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)

/** The place that a record of KTO's pet tour service is about, or why it is refused. */
export function readKtoRecord(raw: KtoRecord, file: string, number: number, today: string): Outcome {
  const record = Object.fromEntries(
    Object.entries(raw).map(([field, text]) => [field, field === 'homepage' ? text : plain(text)]),
  )
  const get = (field: string) => record[field] ?? ''
  const id = get('contentid').trim()
  const name = clean(get('title'))
  const refuse = (reason: RefusalReason, detail: Refused['detail']): Outcome => ({
    refused: { file, line: null, record: `contentid ${id} ${name.slice(0, 80)}`.trim(), reason, detail },
  })
  if (Object.values(raw).some(({ length }) => length > LONGEST_VALUE))
    return refuse('too-long', ['detail.too-long', String(LONGEST_VALUE)])
  if (!get('title') && !get('mapx')) return refuse('no-list-record', '')
  if (!fold(name) || name.length > 100) return refuse('no-name', name.slice(0, 40))
  if (get('lclsSystm2') === 'SH04') return refuse('duty-free', '')
  const position = readPosition(get('mapy'), get('mapx'))
  if (position.reason) return refuse(position.reason, position.detail)
  const address = readAddress(get('addr1'))
  const region =
    readRegion('', '', get('addr1')) ??
    readRegion(sidoOfCode(get('lDongRegnCd')) ?? '', get('addr1').split(' ')[1] ?? '')
  if (!region) return refuse('no-region', get('addr1'))
  const misplaced = checkPosition([region], position)
  if (misplaced) return refuse(misplaced.reason, misplaced.detail)
  const group = readKtoGroup(get('contenttypeid'), name, get('lclsSystm3'))
  if (!group) return refuse('not-a-place', `contenttypeid ${get('contenttypeid')}`)

  const edition = readDate(get('modifiedtime'), today)
  if (edition.reason) return refuse(edition.reason, get('modifiedtime'))

  const { lat, lng } = position
  const known: Known = { name, group, region, address, lat, lng, edition: edition.date }
  const key = addressKey(address)
  const policy = ktoPolicy(record, known)
  return {
    candidate: {
      source: 'kto',
      name,
      number,
      line: null,
      sourceKey: id,
      nameKey: fold(name),
      addressKeys: key ? [key] : [],
      phone: readKtoPhone(record),
      lat,
      lng,
      closedOn: null,
      edition: known.edition,
      admitsDogs: policy.entry !== 'none',
      weight: Object.values(record).filter((text) => text !== '').length,
      place: () => ktoPlace(record, known, policy),
    },
  }
}

/** Labels with which the texts are shown. */
const PET_FIELDS: [field: string, label: string][] = [
  ['acmpyTypeCd', '동반 구분'],
  ['acmpyPsblCpam', '동반 가능 동물'],
  ['acmpyNeedMtr', '동반 시 필요 사항'],
  ['etcAcmpyInfo', '기타 동반 정보'],
  ['relaAcdntRiskMtr', '사고 대비 사항'],
  ['relaPosesFclty', '구비 시설'],
  ['relaFrnshPrdlst', '비치 품목'],
  ['relaPurcPrdlst', '구매 가능 품목'],
  ['relaRntlPrdlst', '대여 가능 품목'],
]

function ktoPolicy(record: KtoRecord, { edition, group }: Known): DogPolicy {
  const get = (field: string) => record[field] ?? ''
  const texts = {
    acmpyTypeCd: get('acmpyTypeCd'),
    acmpyPsblCpam: get('acmpyPsblCpam'),
    acmpyNeedMtr: get('acmpyNeedMtr'),
    etcAcmpyInfo: get('etcAcmpyInfo'),
    relaAcdntRiskMtr: get('relaAcdntRiskMtr'),
  }
  const charged = clean(get('etcAcmpyInfo'))
    .split(/\n|,\s+|-\s/)
    .filter((line) => /\d\s*원|[만천]\s*원/.test(line))
    .join('\n')
  return {
    ...refuseWithoutRoom(readKtoPolicy(texts), group),
    fee: readFee(charged),
    sourceTexts: PET_FIELDS.filter(([field]) => !isNoInformation(get(field))).map(([field, label]) => ({
      label,
      text: clean(get(field)),
    })),
    source: 'kto',
    sourceDate: edition,
    verifiedAt: edition,
  }
}

/** Names have the kind of place as a suffix: usetime, usetimeculture, usetimeleports … */
const isOf = (name: string, field: string) => field.startsWith(name) && !field.startsWith(`${name}fee`)

/** The first field with a value. */
function first(record: KtoRecord, ...names: string[]): string {
  for (const name of names) {
    const found = Object.entries(record).find(([field, text]) => isOf(name, field) && !isNoInformation(text))
    if (found) return found[1]
  }
  return ''
}

const readKtoPhone = (record: KtoRecord) => readPhone(record['tel'] ?? '') ?? readPhone(first(record, 'infocenter'))

/** A lodging has fields of its own for when guests may come and must leave. */
function stayTimes(record: KtoRecord): string[] {
  const [checkIn, checkOut] = [first(record, 'checkintime'), first(record, 'checkouttime')]
  return checkIn && checkOut ? [`체크인 ${clean(checkIn)}, 체크아웃 ${clean(checkOut)}`] : []
}

function readParking(record: KtoRecord): boolean | null {
  const text = first(record, 'parking')
  // Of other things this word says nothing, see `isNoInformation`.
  const isNone = Object.entries(record).some(([field, said]) => isOf('parking', field) && clean(said) === '없음')
  if (/불가|없음/.test(text) || (text === '' && isNone)) return false
  return /가능|있음|무료|유료|대/.test(text) ? true : null
}

/** Photos on the host that the page's Content-Security-Policy allows. */
function photosOf(record: KtoRecord, name: string): Photo[] {
  const src = (record['firstimage'] ?? '').trim().replace(/^http:/, 'https:')
  if (!URL.canParse(src) || new URL(src).hostname !== 'tong.visitkorea.or.kr') return []
  return [{ src: new URL(src).href, widths: [], alt: name, credit: '한국관광공사' }]
}

function ktoPlace(record: KtoRecord, known: Known, policy: DogPolicy): PlaceInput {
  const facilities = ['relaPosesFclty', 'relaFrnshPrdlst', 'relaRntlPrdlst'].map((field) => record[field] ?? '')
  const options = readOptions(facilities.join(', '), record['etcAcmpyInfo'])
  if (!isNoInformation(facilities[1] ?? '') && !options.includes('supplies')) options.push('supplies')
  const parking = readParking(record)
  if (parking) options.push('parking')
  const overview = clean(record['overview'] ?? '')
  const road = known.address && /(?:로|길)\s*\d/.test(known.address) ? known.address : null
  const sections = PET_FIELDS.map(([field, heading]) => ({ heading, text: record[field] ?? '' }))
  return {
    name: known.name,
    group: known.group,
    ...known.region,
    roadAddress: road,
    lotAddress: road ? null : known.address,
    lat: known.lat,
    lng: known.lng,
    phone: readKtoPhone(record),
    homepage: readHomepage(record['homepage'] ?? ''),
    hours: readHours(
      [...stayTimes(record), first(record, 'usetime', 'opentime')].find((text) => text !== '') ?? '',
      first(record, 'restdate'),
      LODGINGS.has(known.group),
    ),
    parking,
    admission: first(record, 'usefee') || null,
    indoor: null,
    outdoor: null,
    description: overview ? overview.slice(0, 2000) : null,
    options,
    policy,
    photos: photosOf(record, known.name),
    guideHtml: sourceGuide(sections, '한국관광공사가 공개한 내용이에요. 방문하기 전에 한 번 더 확인해 주세요.'),
    sample: false,
  }
}
