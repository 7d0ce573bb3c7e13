import { describe, expect, test } from 'vitest'
import { file, read } from '../../fixture/files.ts'

const LIST = {
  contentid: '1',
  contenttypeid: '12',
  title: '지어낸봉',
  addr1: '강원특별자치도 정선군 남면 무릉리',
  mapx: '128.7749',
  mapy: '37.2709',
  modifiedtime: '20260917110939',
  firstimage: 'http://tong.visitkorea.or.kr/cms/resource/1/1_image2_1.jpg',
  lclsSystm2: 'NA01',
}
const INTRO = {
  contentid: '1',
  usetime: '상시 개방',
  restdate: '연중무휴',
  parking: '가능',
  infocenter: '관광과 1544-9053',
}
const PET = {
  contentid: '1',
  acmpyTypeCd: '일부구역 동반가능',
  acmpyPsblCpam: '전 견종 동반 가능',
  acmpyNeedMtr: '목줄 착용',
}
const answer = (...item: object[]) => ({
  response: { header: { resultCode: '0000' }, body: { items: { item }, totalCount: item.length } },
})

describe('KTO files', () => {
  test.each([
    ['gathered by operation', [{ list: [LIST], intro: [INTRO], pet: [PET] }]],
    ['as the API answers, an operation a file', [answer(LIST), answer(PET), answer(INTRO)]],
    ['with a single item that is no array', [{ response: { body: { items: { item: LIST } } } }, PET, [INTRO]]],
    ['by contentid', [{ records: { 1: { list: LIST, intro: INTRO, pet: PET } } }]],
  ])('are joined by contentid: %s', async (_, contents) => {
    const files = contents.map((content, i) => file(`\uFEFF${JSON.stringify(content)}`, `${i}.json`))
    const { candidates, refused } = await read(...files)
    expect(refused).toEqual([])
    expect(candidates).toHaveLength(1)
    expect(candidates[0]).toMatchObject({
      source: 'kto',
      sourceKey: '1',
      edition: '2026-09-17',
      lat: 37.2709,
      lng: 128.7749,
    })
    expect(candidates[0]?.place()).toMatchObject({
      name: '지어낸봉',
      group: 'attraction',
      sido: '강원',
      sigungu: '정선군',
      sample: false,
      phone: '1544-9053',
      parking: true,
      photos: [{ src: 'https://tong.visitkorea.or.kr/cms/resource/1/1_image2_1.jpg', credit: '한국관광공사' }],
      policy: { entry: 'some', requirements: [{ kind: 'leash' }], source: 'kto', verifiedAt: '2026-09-17' },
    })
    expect(candidates[0]?.place().hours.periods).toHaveLength(7)
  })

  test('leave out duty-free shops, events, what has no list record, and pictures from elsewhere', async () => {
    const list = [
      { ...LIST, contentid: '2', lclsSystm2: 'SH04', contenttypeid: '38' },
      { ...LIST, contentid: '3', contenttypeid: '15' },
      { ...LIST, contentid: '5', firstimage: 'https://evil.example.com/x.jpg' },
    ]
    const { candidates, refused } = await read(file(JSON.stringify({ list, pet: [{ ...PET, contentid: '4' }] })))
    expect(refused.map(({ reason }) => reason)).toEqual(['duty-free', 'not-a-place', 'no-list-record'])
    expect(candidates[0]?.place().photos).toEqual([])
  })

  test.each([
    ['http://tong.visitkorea.or.kr/cms/1.jpg', 'https://tong.visitkorea.or.kr/cms/1.jpg'],
    [' https://tong.visitkorea.or.kr/cms/사진 1.jpg ', 'https://tong.visitkorea.or.kr/cms/%EC%82%AC%EC%A7%84%201.jpg'],
    ['https://tong.visitkorea.or.kr/cms/http:/1.jpg', 'https://tong.visitkorea.or.kr/cms/http:/1.jpg'],
    ['https://tong.visitkorea.or.kr.evil.example/1.jpg', null],
    ['https://evil.example/?http://tong.visitkorea.or.kr/1.jpg', null],
    ['tong.visitkorea.or.kr/1.jpg', null],
    ['', null],
  ])('What fell 14: have a picture if it is on the host that pages may show: %s', async (firstimage, src) => {
    const { candidates } = await read(file(JSON.stringify([{ ...LIST, firstimage }, PET])))
    const photo = { src, widths: [], alt: '지어낸봉', credit: '한국관광공사' }
    expect(candidates[0]?.place().photos).toEqual(src ? [photo] : [])
  })

  test.each([
    ['가능', true],
    ['소형 12대', true],
    ['유료', true],
    ['무료', true],
    ['있음', true],
    ['주차 불가', false],
    ['주차장 없음', false],
    ['없음', false],
    ['해당없음', null],
    ['정보 없음', null],
    ['-', null],
    ['', null],
    ['관리사무소 문의', null],
  ])('What fell 14: say whether there is parking: %s', async (parking, known) => {
    const { candidates } = await read(file(JSON.stringify([LIST, { ...INTRO, parking }, PET])))
    const place = candidates[0]?.place()
    expect([place?.parking, place?.options.includes('parking')]).toEqual([known, known === true])
  })

  test('What fell: say of parking that there is none in whatever field of it, and not by its fee', async () => {
    const parkingOf = async (more: object) =>
      (await read(file(JSON.stringify([LIST, { ...INTRO, parking: '', ...more }, PET])))).candidates[0]?.place().parking
    expect(await parkingOf({ parkingculture: '없음' })).toBe(false)
    expect(await parkingOf({ parkingculture: '없음', parkingleports: '가능' })).toBe(true)
    expect(await parkingOf({ parkingfee: '없음' })).toBeNull()
  })

  test('What fell 14: have prices, what is lent or laid out, and a description of bounded length', async () => {
    const overview = '가'.repeat(2001)
    const lent = { relaFrnshPrdlst: '배변봉투', relaRntlPrdlst: '없음' }
    const place = async (more: object) =>
      (
        await read(
          file(
            JSON.stringify([
              { ...LIST, overview },
              { ...INTRO, ...more },
              { ...PET, ...lent },
            ]),
          ),
        )
      ).candidates[0]?.place()
    expect(await place({ usefee: '어른 3,000원' })).toMatchObject({
      admission: '어른 3,000원',
      description: '가'.repeat(2000),
      options: expect.arrayContaining(['supplies', 'parking']) as string[],
    })
    expect((await place({}))?.admission).toBeNull()
  })

  test.each(['10', '30', '01', '0001', '00x'])(
    'What fell 14: with the error %s of the API are refused',
    async (resultCode) => {
      const refusing = { response: { header: { resultCode, resultMsg: '한도 초과' }, body: {} } }
      await expect(read(file(JSON.stringify(refusing)))).rejects.toThrow(`${resultCode} 한도 초과`)
    },
  )

  test.each([{ resultCode: '0' }, { resultCode: '0000' }, { resultCode: 0 }, {}])(
    'What fell 14: with the header %j are read',
    async (header) => {
      const told = { response: { header, body: { items: { item: [LIST, PET] } } } }
      expect((await read(file(JSON.stringify(told)))).candidates).toHaveLength(1)
    },
  )

  test('with an endless text have that record refused', async () => {
    const { candidates, refused } = await read(file(JSON.stringify([{ ...LIST, usefee: '원'.repeat(300_000) }])))
    expect(candidates).toEqual([])
    expect(refused).toMatchObject([{ reason: 'too-long' }])
  })

  test('that refuse dogs are no place for them', async () => {
    const { candidates } = await read(file(JSON.stringify([LIST, { ...PET, acmpyTypeCd: '동반불가' }])))
    expect(candidates[0]).toMatchObject({ admitsDogs: false })
  })
})

test.each([
  ['강원특별자치도 정선군 남면 무릉리', null, '강원특별자치도 정선군 남면 무릉리'],
  ['강원특별자치도 정선군 남면 무릉리 799', null, '강원특별자치도 정선군 남면 무릉리 799'],
  ['강원특별자치도 정선군 남면 칠현로 412', '강원특별자치도 정선군 남면 칠현로 412', null],
  ['강원특별자치도 정선군 남면 무릉2길 31-1', '강원특별자치도 정선군 남면 무릉2길 31-1', null],
])('What fell: the address %s is of a road or of a lot, never both', async (addr1, roadAddress, lotAddress) => {
  const { candidates } = await read(file(JSON.stringify([{ list: [{ ...LIST, addr1 }], intro: [INTRO], pet: [PET] }])))
  expect(candidates[0]?.place()).toMatchObject({ roadAddress, lotAddress })
})
