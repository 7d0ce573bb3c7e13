import { expect, test } from 'vitest'
import { file, read } from '../fixture/files.ts'
import { CAFE, csv } from '../fixture/kcisa.ts'
import { HOSPITAL, licenceCsv } from '../fixture/licences.ts'

const SOKCHO = { lat: '38.2071', lng: '128.5919', x: '339363.33', y: '523879.02' }
/** In 성남시 분당구, 170 km away. */
const BUNDANG = { lat: '37.3915', lng: '127.08', x: '207010', y: '432165' }
const ADDRESS = '강원특별자치도 속초시 없는길 12'

/** A file of each source with one place of 속초, at this position. */
const SOURCES = {
  kcisa: ({ lat, lng }) => [csv([{ ...CAFE, 위도: lat, 경도: lng }]), 'kcisa.csv'],
  kto: ({ lat, lng }) => {
    const list = { contentid: '1', contenttypeid: '12', title: '지어낸봉', addr1: ADDRESS, mapx: lng, mapy: lat }
    const pet = { contentid: '1', acmpyTypeCd: '일부구역 동반가능' }
    return [JSON.stringify([{ list: [{ ...list, modifiedtime: '20260917110939' }], pet: [pet] }]), 'kto.json']
  },
  licences: ({ x, y }) => [licenceCsv([{ ...HOSPITAL, '좌표정보(X)': x, '좌표정보(Y)': y }]), 'data.csv'],
  'rest areas': ({ lat, lng }) => [
    ['휴게소명,운영시간,비고,주소,위도,경도', `지어낸,24시간,목줄,${ADDRESS},${lat},${lng}`, ''].join('\r\n'),
    '놀이터_20250731.csv',
  ],
} satisfies Record<string, (at: typeof SOKCHO) => [content: string, name: string]>

test.each(Object.entries(SOURCES))(
  'What fell: a row of %s whose position is in another region is refused',
  async (_source, fileAt) => {
    const right = await read(file(...fileAt(SOKCHO)))
    expect([right.candidates.length, right.refused]).toEqual([1, []])
    const wrong = await read(file(...fileAt(BUNDANG)))
    expect([wrong.candidates.length, wrong.refused.map(({ reason }) => reason)]).toEqual([0, ['position-elsewhere']])
  },
)
