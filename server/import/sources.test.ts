import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/engines/temporary-folder.ts'
import { file, read, TODAY } from './fixture/files.ts'
import { CAFE, csv, csvLine, HEADER } from './fixture/kcisa.ts'
import { openSources } from './sources.ts'

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
