import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { Candidate, Refused } from './candidate.ts'
import { CAFE, csv, csvLine, HEADER } from './fixture/kcisa.ts'
import { openSources } from './sources.ts'

const TODAY = '2026-11-22'

function file(content: string | Buffer, name = 'data'): string {
  const target = path.join(temporaryFolder(), name)
  writeFileSync(target, content)
  return target
}

async function read(...files: string[]) {
  const candidates: Candidate[] = []
  const refused: Refused[] = []
  for (const source of await openSources(files, TODAY)) {
    for await (const outcome of source.rows()) {
      if (outcome.candidate) candidates.push(outcome.candidate)
      else refused.push(outcome.refused)
    }
  }
  return { candidates, refused, reasons: refused.map(({ line, reason }) => `${line} ${reason}`) }
}

describe('a KCISA file', () => {
  const two = csv([CAFE, { ...CAFE, 시설명: '똠방각하 펲시카페', '반려동물 제한사항': '목줄, 배변봉투' }])

  test.each([
    ['UTF-8', Buffer.from(two)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${two}`)],
    ['CP949', iconv.encode(two, 'cp949')],
    ['UTF-16 with its mark', iconv.encode(two, 'utf-16le', { addBOM: true })],
    ['line feeds alone', Buffer.from(two.replaceAll('\r\n', '\n'))],
  ])('is read in %s', async (_, content) => {
    const { candidates, refused } = await read(file(content))
    expect(refused).toEqual([])
    // Syllables that exist only in CP949, not in the older EUC-KR.
    expect(candidates.map(({ name }) => name)).toEqual(['지어낸멍카페', '똠방각하 펲시카페'])
  })

  test('is read by the names of its columns: in any order, among others, spaced otherwise, as the API names them', async () => {
    const names = HEADER.toReversed().map((name) =>
      name === '시설명' ? 'FCLTY_NM' : name === '장소(실외)여부' ? ' 장소 (실외) 여부' : name,
    )
    const cells = HEADER.toReversed().map((name) => csvLine(CAFE, [name]))
    const { candidates } = await read(file([`새 열,${names.join(',')}`, `x,${cells.join(',')}`].join('\n')))
    expect(candidates[0]?.place()).toMatchObject({
      name: '지어낸멍카페',
      outdoor: true,
      sido: '강원',
      sigungu: '속초시',
    })
  })

  test('becomes places with all that it says', async () => {
    const { candidates } = await read(
      file(csv([{ ...CAFE, '반려동물 전용 정보': '반려동물 전용', '애견 동반 추가 요금': '5,000원' }])),
    )
    expect(candidates[0]?.place()).toMatchObject({
      name: '지어낸멍카페',
      group: 'cafe',
      roadAddress: '강원특별자치도 속초시 없는길 12',
      phone: '033-000-1234',
      homepage: 'https://example.com/cafe',
      parking: true,
      admission: '변동',
      options: ['yard', 'parking', 'dog-only', 'indoor', 'outdoor'],
      policy: {
        entry: 'admitted',
        limits: [{ days: null, sizes: null, weight: { bound: 'lte', kg: 10 } }],
        requirements: [{ kind: 'leash' }, { kind: 'wasteBags' }],
        fee: { kind: 'paid', minWon: 5000, maxWon: 5000 },
        source: 'kcisa',
        sourceDate: '2022-11-30',
        verifiedAt: '2022-11-30',
        unparsed: [],
      },
      sample: false,
    })
    expect(candidates[0]?.place().policy.sourceTexts).toContainEqual({
      label: '반려동물 제한사항',
      text: '목줄, 배변봉투',
    })
  })

  test('has its bad rows refused with line and reason, and the others read', async () => {
    const rows = [
      CAFE,
      { ...CAFE, 시설명: '' },
      { ...CAFE, 위도: '' },
      { ...CAFE, 위도: '128.59', 경도: '38.2' },
      { ...CAFE, 위도: '35.68', 경도: '139.76' },
      { ...CAFE, '시도 명칭': '', '시군구 명칭': '', 도로명주소: '', 지번주소: '' },
      { ...CAFE, 카테고리3: '우주정거장' },
      { ...CAFE, '입장 가능 동물 크기': '고양이' },
      { ...CAFE, '반려동물 동반 가능정보': '' },
      { ...CAFE, 시설명: '마지막카페' },
    ]
    const { candidates, reasons } = await read(file(csv(rows)))
    expect(candidates.map(({ name }) => name)).toEqual(['지어낸멍카페', '마지막카페'])
    expect(reasons).toEqual([
      '3 no-name',
      '4 no-position',
      '5 swapped-position',
      '6 position-outside-korea',
      '7 no-region',
      '8 unknown-category',
      '9 other-animals',
      '10 unclear-admission',
    ])
  })

  test('is read in bounded time: a value longer than any real one has its row refused, never cut', async () => {
    const rows = [CAFE, { ...CAFE, '반려동물 제한사항': '월~금, '.repeat(12_000) }, { ...CAFE, 시설명: '다음카페' }]
    const { candidates, refused } = await read(file(csv(rows)))
    expect(candidates.map(({ name }) => name)).toEqual(['지어낸멍카페', '다음카페'])
    expect(refused).toMatchObject([{ line: 3, reason: 'too-long', detail: ['detail.too-long', '10000'] }])
    const long = { ...CAFE, '반려동물 제한사항': '월~금, '.repeat(2000) }
    const began = performance.now()
    const last = await read(file(csv([long])))
    expect(last.candidates[0]?.place().guideHtml).toContain('월~금')
    expect(performance.now() - began).toBeLessThan(5000)
  })

  test('may contain invisible characters: NULs, control characters, direction marks', async () => {
    const odd = { ...CAFE, 시설명: '지어\0낸\u202E멍\u200B카페\x07', '반려동물 제한사항': '목\0줄' }
    const { candidates, refused } = await read(file(csv([odd])))
    expect(refused).toEqual([])
    expect(candidates[0]).toMatchObject({ name: '지어낸멍카페' })
    expect(candidates[0]?.place().policy).toMatchObject({ requirements: [{ kind: 'leash' }], unparsed: [] })
  })

  test('loses no row to a quotation mark that isn’t closed, nor to a missing comma', async () => {
    const good = csvLine({ ...CAFE, 시설명: '멀쩡한카페' })
    const lines = [
      HEADER.join(','),
      good,
      good.replace('멀쩡한카페', '"열린카페'),
      good,
      good.replace('멀쩡한카페,', ''),
      good.replace('멀쩡한카페', '따"옴"표카페'),
    ]
    const { candidates, reasons } = await read(file(lines.join('\n')))
    expect(candidates.map(({ name }) => name)).toEqual(['멀쩡한카페', '멀쩡한카페', '따"옴"표카페'])
    expect(reasons).toEqual(['3 broken-line', '5 broken-line'])
  })

  test('may hold line breaks inside a value', async () => {
    const { candidates, refused } = await read(
      file(csv([{ ...CAFE, '기본 정보_장소설명': '애견카페,\n운동장' }, CAFE])),
    )
    expect(refused).toEqual([])
    expect(candidates).toHaveLength(2)
  })
})

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
    ['없음', null],
    ['관리사무소 문의', null],
  ])('What fell 14: say whether there is parking: %s', async (parking, known) => {
    const { candidates } = await read(file(JSON.stringify([LIST, { ...INTRO, parking }, PET])))
    const place = candidates[0]?.place()
    expect([place?.parking, place?.options.includes('parking')]).toEqual([known, known === true])
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

describe('a wrong file is refused in one sentence', () => {
  test.each([
    ['empty', '', /is empty/],
    ['an Excel file', Buffer.from('PK\u0003\u0004xxxx'), /Excel/],
    ['XML', '<?xml version="1.0"?><a/>', /_type=json/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 255, 254]), /no text/],
    ['another table', '이름,주소\n가,나\n', /no column "시설명"/],
    ['broken JSON', '{"list": [', /not valid JSON/],
    ['other JSON', '{"a": 1}', /no record with a contentid/],
    ['an error of the API', '{"response":{"header":{"resultCode":"22","resultMsg":"LIMITED"}}}', /22 LIMITED/],
    ['another error of the API', '{"OpenAPI_ServiceResponse":{"cmmMsgHeader":{"errMsg":"X"}}}', /error answer/],
  ])('%s', async (_, content, sentence) => {
    await expect(openSources([file(content)], TODAY)).rejects.toThrow(sentence)
  })

  test('a pipe, which would never end', async () => {
    const pipe = path.join(temporaryFolder(), 'pipe')
    execFileSync('mkfifo', [pipe])
    await expect(openSources([pipe], TODAY)).rejects.toThrow(/is not a file/)
  })

  test('a folder, and one that isn’t there', async () => {
    const folder = temporaryFolder()
    mkdirSync(path.join(folder, 'sub'))
    await expect(openSources([path.join(folder, 'sub')], TODAY)).rejects.toThrow(/not a file|EISDIR/)
    await expect(openSources([path.join(folder, 'none.csv')], TODAY)).rejects.toThrow(/no such file/)
  })
})
