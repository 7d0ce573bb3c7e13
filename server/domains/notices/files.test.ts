import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeZip } from 'client-zip'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Attachment } from '../../../contract/api/attachments.ts'
import type { NoticeRecord } from '../../../contract/notices/notices-admin.ts'
import type { Notice } from '../../../contract/notices/notices.ts'
import { runJobs } from '../../compose/jobs.ts'
import { send } from '../../testing/ask.ts'
import { testApp, testDeps } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { samplePhoto } from '../../testing/sample-photo.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'
import { removeOrphanedFiles } from './file-service.ts'

const database = useTestDatabase()
const dataDir = temporaryFolderOfFile()
const DAY_MS = 86_400_000
const NOW = new Date('2026-11-22T03:00:00Z')
let now = NOW
let admin: Member
let app: ReturnType<typeof testApp>

beforeEach(async () => {
  now = NOW
  app = testApp(database, { clock: () => now, env: { dataDir } })
  admin = await createMember({ db: database.orm, clock: () => now }, 'admin')
})

const bytes = (text: string) => new TextEncoder().encode(text)
const PDF = bytes('%PDF-1.7\n1 0 obj\n%%EOF')
const HWP = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(504),
  Buffer.from('HWP Document File'),
  Buffer.alloc(512),
])
/** Instead of the name of an entry: the archive ends before its end record. */
const CUT = ''
/** A file: its bytes, or the names of an archive's entries. */
async function made(content: Uint8Array | string[]): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content
  const entries = content.filter((name) => name !== CUT).map((name) => ({ name, input: name }))
  const file = new Uint8Array(await new Response(makeZip(entries)).arrayBuffer())
  return content.includes(CUT) ? file.slice(0, -22) : file
}

async function upload(name: string, file: Uint8Array = PDF) {
  const response = await app.request(`/api/admin/notices-files?${new URLSearchParams({ name }).toString()}`, {
    method: 'POST',
    headers: { Cookie: admin.cookie, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(file),
  })
  const answer = (await response.json()) as { code?: string; fields?: object; data: Attachment }
  return { ...answer, status: response.status }
}
const uploaded = async (name = '안내문.pdf') => (await upload(name)).data

const call = async <T>(method: string, address: string, body?: unknown) => send<T>(app, admin, method, address, body)
const BODY = {
  title: '겨울 산책 안내',
  category: 'notice',
  html: '<p>눈길을 조심해요.</p>',
  pinned: false,
  visible: true,
  publishedAt: '2026-11-20T00:00:00Z',
}
const create = async (...attachments: { src: string }[]) =>
  (await call<NoticeRecord>('POST', '/admin/notices', { ...BODY, attachments })).data
const update = async ({ id, version }: NoticeRecord, ...attachments: { src: string }[]) =>
  call<NoticeRecord>('PUT', `/admin/notices/${id}`, { ...BODY, version, attachments })
const download = async ({ src }: Pick<Attachment, 'src'>, headers: Record<string, string> = {}) =>
  app.request(src, { headers })
/** As an admin has it, also of a notice that isn't published. */
const downloadAsAdmin = async ({ src }: Pick<Attachment, 'src'>, by: Member | null = admin) =>
  app.request(src.replace('/media/', '/api/admin/attachments/'), { headers: by ? { Cookie: by.cookie } : {} })
const stored = ({ src }: Attachment) => existsSync(path.join(dataDir, src))

describe('R2.06 a file that an admin attaches to a notice', () => {
  test('is shown with the notice, and saved by visitors under its name', async () => {
    const file = await uploaded('2027년 「봄 산책」 안내 (최종).pdf')
    expect(file).toMatchObject({ name: '2027년 「봄 산책」 안내 (최종).pdf', kind: 'pdf', bytes: PDF.length })
    const { id } = await create(file)
    const { data } = await send<Notice>(app, null, 'GET', `/notices/${id}`)
    expect(data.attachments).toEqual([file])
    const answer = await download(file)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PDF)
    const name = decodeURIComponent(
      /filename\*=UTF-8''(.*)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '',
    )
    expect(name).toBe(file.name)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''[\w.%-]+$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'cache-control': 'public, no-cache',
    })
    const etag = answer.headers.get('etag') ?? ''
    expect((await download(file, { 'If-None-Match': etag })).status).toBe(304)
  })

  test.runIf(process.platform !== 'win32')('is closed to other users of the machine', async () => {
    const { src } = await uploaded()
    expect(statSync(path.join(dataDir, src)).mode & 0o777).toBe(0o600)
  })

  test('R2.06 Back office: is found by its name, by admins, by visitors and by the search of the site', async () => {
    const file = await uploaded('해수욕장 동반 지도.pdf')
    const { id, version } = await create(file)
    const found = async (by: typeof admin | null, address: string) =>
      (await send<{ items: { id: number }[] }>(app, by, 'GET', address)).data.items.map((one) => one.id)
    const everywhere = async (q: string) => [
      ...(await found(admin, `/admin/notices?q=${encodeURI(q)}`)),
      ...(await found(null, `/notices?q=${encodeURI(q)}`)),
      ...(await found(null, `/search/notices?q=${encodeURI(q)}`)),
    ]
    expect(await everywhere('해수욕장')).toEqual([id, id, id])
    expect(await everywhere('attachment-')).toEqual([])
    const { data } = await call<NoticeRecord>('PUT', `/admin/notices/${id}`, { ...BODY, title: '봄', version })
    expect(await everywhere('해수욕장')).toEqual([id, id, id])
    await update(data)
    expect(await everywhere('해수욕장')).toEqual([])
  })

  test('stays where a change says nothing of attachments, and is left out of the answer where there are none', async () => {
    const file = await uploaded()
    const { id, version } = await create(file)
    const changed = await call<NoticeRecord>('PUT', `/admin/notices/${id}`, { ...BODY, title: '봄', version })
    expect(changed.data.attachments).toEqual([file])
    await update(changed.data)
    expect((await send<Notice>(app, null, 'GET', `/notices/${id}`)).data).not.toHaveProperty('attachments')
  })

  test('can be had no longer once its notice has lost it or is in the bin, and again once it is back', async () => {
    const file = await uploaded()
    const notice = await create(file)
    const without = (await update(notice)).data
    expect((await download(file)).status).toBe(404)
    const restored = (await update(without, file)).data
    expect(restored.attachments).toEqual([file])
    expect((await download(file)).status).toBe(200)
    await call('PUT', '/admin/notices-bin', { ids: [notice.id], binned: true })
    expect((await download(file, { 'If-None-Match': '*' })).status).toBe(404)
  })

  test.each([
    ['before its hour', { publishedAt: '2026-11-22T03:00:01Z' }, 404],
    ['from its hour on', { publishedAt: '2026-11-22T03:00:00Z' }, 200],
    ['while it is hidden', { visible: false }, 404],
  ])(
    'What fell: is given to everybody only once its notice is published, to admins always: %s',
    async (_, change, status) => {
      const file = await uploaded()
      const whole = async (response: Response) => [response.status, (await response.text()).startsWith('%PDF')]
      expect((await download(file)).status).toBe(404)
      expect(await whole(await downloadAsAdmin(file))).toEqual([200, true])
      const notice = await call<NoticeRecord>('POST', '/admin/notices', { ...BODY, ...change, attachments: [file] })
      expect((await download(file)).status).toBe(status)
      const answer = await downloadAsAdmin(file)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(await whole(answer)).toEqual([200, true])
      const { db, clock } = { db: database.orm, clock: () => now }
      for (const [by, refusal] of [
        [null, 401],
        [await createMember({ db, clock }), 403],
        [await createMember({ db, clock }, 'mentor'), 403],
      ] as const)
        expect((await downloadAsAdmin(file, by)).status).toBe(refusal)
      await update(notice.data)
      expect((await downloadAsAdmin(file)).status).toBe(404)
      const picture = await downloadAsAdmin({ src: '/media/photo-3f2a9c81-0000-4000-8000-000000000000-320.webp' })
      expect(picture.status).toBe(404)
    },
  )

  test('belongs to one notice: another one can’t name it', async () => {
    const file = await uploaded()
    await create(file)
    const other = await call('POST', '/admin/notices', { ...BODY, attachments: [file] })
    expect(other).toMatchObject({ status: 404, code: 'ATTACHMENT_NOT_FOUND' })
  })

  test.each([
    '/media/photo-3f2a9c81-0000-4000-8000-000000000000-320.webp',
    '/media/attachment-../../secret.key',
    'https://evil.example/a.pdf',
    '',
  ])('is named by its own address: not by %j', async (src) => {
    const answer = await call('POST', '/admin/notices', { ...BODY, attachments: [{ src }] })
    expect([answer.status, answer.code]).toEqual([422, 'VALIDATION_FAILED'])
  })

  test('is named with its own ending', async () => {
    const { src } = await uploaded()
    const attachments = [{ src: src.replace('.pdf', '.docx') }]
    expect((await call('POST', '/admin/notices', { ...BODY, attachments })).code).toBe('ATTACHMENT_NOT_FOUND')
  })

  test('is one of five at most, and counted once', async () => {
    const files = [await uploaded(), await uploaded(), await uploaded(), await uploaded(), await uploaded()]
    const notice = await create(...files)
    expect(notice.attachments).toHaveLength(5)
    const twice = await update(notice, ...files.slice(0, 2), ...files.slice(0, 1))
    expect(twice.data.attachments).toEqual(files.slice(0, 2))
    expect((await update(twice.data, ...files, await uploaded())).code).toBe('VALIDATION_FAILED')
  })

  test('is in the history with what was before', async () => {
    const [one, two] = [await uploaded('하나.pdf'), await uploaded('둘.pdf')]
    const notice = await create(one)
    await update(notice, two)
    const { data } = await call<{ items: { before: object; after: object }[] }>(
      'GET',
      `/admin/audit-events?kind=notice&action=update&target=${notice.id}`,
    )
    expect(data.items).toMatchObject([{ before: { attachments: [one] }, after: { attachments: [two] } }])
  })
})

describe('What fell 6: a file for a notice is what its name says', () => {
  test.each([
    ['공문.hwp', HWP],
    ['공문.hwpx', ['mimetype', 'Contents/content.hpf', 'Contents/section0.xml']],
    ['신청서.docx', ['[Content_Types].xml', 'word/document.xml']],
    ['목록.XLSX', ['[Content_Types].xml', 'xl/workbook.xml']],
    ['안내.PDF', PDF],
  ])('%s is stored as it is', async (name, content) => {
    const file = await made(content)
    const { status, data } = await upload(name, file)
    expect(status).toBe(200)
    expect(new Uint8Array(await (await downloadAsAdmin(data)).arrayBuffer())).toEqual(new Uint8Array(file))
  })

  test.each([
    ['a page that is called PDF', 'a.pdf', bytes('<html>%PDF-1.7')],
    ['an archive that is called a document', 'a.docx', ['a.txt']],
    ['a table that is called a document', 'a.docx', ['[Content_Types].xml', 'xl/workbook.xml']],
    ['a document with macros', 'a.docx', ['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']],
    ['a document with a program', 'a.hwpx', ['mimetype', 'Contents/content.hpf', 'BinData/a.exe']],
    [
      'an older office document called 한글',
      'a.hwp',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1016)]),
    ],
    ['a document without its end', 'a.docx', ['[Content_Types].xml', 'word/document.xml', CUT]],
    ['an empty file', 'a.pdf', new Uint8Array()],
  ])('%s is refused', async (_, name, content) => {
    const { status, code } = await upload(name, await made(content))
    expect([status, code]).toEqual([422, 'ATTACHMENT_UNREADABLE'])
  })

  test.each([
    '안내문',
    'a.html',
    'a.svg',
    'a.zip',
    'a.docm',
    'a.pdf.html',
    'a.pdf/',
    'a.pdf\u200B',
    'a\u202Efdp.exe',
    '',
  ])('the name %j is refused', async (name) => {
    const { status, fields } = await upload(name)
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ['name']])
  })

  test('a picture is stored upright in its format, without where it was taken', async () => {
    const file = await samplePhoto({ width: 60, height: 40, orientation: 6, exif: { IFD0: { Copyright: '비밀' } } })
    const { data } = await upload('포스터.JPEG', file)
    expect(data).toMatchObject({ name: '포스터.JPEG', kind: 'jpg' })
    const answer = await downloadAsAdmin(data)
    const sent = Buffer.from(await answer.arrayBuffer())
    expect([sent.length, answer.headers.get('content-type')]).toEqual([data.bytes, 'image/jpeg'])
    expect([sent.toString('hex', 0, 3), sent.includes('Exif')]).toEqual(['ffd8ff', false])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  test('a picture that can’t be read is refused', async () => {
    const broken = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(100)])
    expect(await upload('a.jpg', broken)).toMatchObject({ status: 422, code: 'PHOTO_UNREADABLE' })
  })

  test.each([
    ['../../x.pdf', 'x.pdf'],
    ['C:\\Users\\kim\\공문.pdf', '공문.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
    ['급여\u202Efdp.pdf', '급여fdp.pdf'],
    ['a\u200Bb.pdf', 'ab.pdf'],
    ['  .숨김.pdf', '숨김.pdf'],
    ['x/.pdf', '파일.pdf'],
    ['it\'s (1) "quoted" 100%.pdf', "it's (1) _quoted_ 100%.pdf"],
    ['각.pdf', '각.pdf'],
    [`${'가'.repeat(296)}.pdf`, `${'가'.repeat(96)}.pdf`],
    [`${'🐶'.repeat(60)}.pdf`, `${'🐶'.repeat(48)}.pdf`],
  ])('the name %j becomes %j, also in the header', async (given, kept) => {
    const { data } = await upload(given)
    expect(data.name).toBe(kept)
    const header = (await downloadAsAdmin(data)).headers.get('content-disposition') ?? ''
    expect(header).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/)
    expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(kept)
  })

  test.each([
    [10 * 1024 * 1024, 200],
    [10 * 1024 * 1024 + 1, 413],
  ])('of %i bytes it is answered %i', async (size, status) => {
    const file = new Uint8Array(size)
    file.set(PDF)
    expect((await upload('a.pdf', file)).status).toBe(status)
  })
})

describe('What fell 6: files of notices that nothing needs', () => {
  const jobsAt = async (at: Date) => {
    const deps = testDeps(database.orm, { clock: () => at, env: { dataDir } })
    await runJobs(deps)
    await runJobs(deps)
  }

  test('are deleted after a day if they were never saved, and with their notice at the end of the bin', async () => {
    const [left, first, second] = [await uploaded(), await uploaded(), await uploaded()]
    const notice = await create(first)
    await update(notice, second)
    await jobsAt(new Date(NOW.getTime() + 2 * DAY_MS))
    expect([stored(left), stored(first), stored(second)]).toEqual([false, true, true])
    expect((await download(left)).status).toBe(404)
    await call('PUT', '/admin/notices-bin', { ids: [notice.id], binned: true })
    await jobsAt(new Date(NOW.getTime() + 31 * DAY_MS))
    expect([stored(first), stored(second)]).toEqual([false, false])
  })

  test('are deleted with the history that could bring them back; one that its notice has again stays', async () => {
    // The database itself keeps events for two years of its own clock.
    now = new Date('2021-11-22T03:00:00Z')
    const after = (days: number) => new Date(now.getTime() + days * DAY_MS)
    admin = await createMember({ db: database.orm, clock: () => now }, 'admin')
    const [lost, back] = [await uploaded(), await uploaded()]
    const without = (await update(await create(lost, back))).data
    await update(without, back)
    await jobsAt(after(700))
    expect([stored(lost), stored(back)]).toEqual([true, true])
    await jobsAt(after(740))
    expect([stored(lost), stored(back)]).toEqual([false, true])
  })

  test('are deleted if a killed process left them; what a row names stays', async () => {
    const kept = await uploaded()
    mkdirSync(path.join(dataDir, 'media'), { recursive: true })
    const orphan = path.join(dataDir, 'media', `attachment-${crypto.randomUUID()}.pdf`)
    writeFileSync(orphan, PDF)
    for (const file of [orphan, path.join(dataDir, kept.src)]) utimesSync(file, NOW, NOW)
    await removeOrphanedFiles(testDeps(database.orm, { env: { dataDir } }), new Date())
    expect([existsSync(orphan), stored(kept)]).toEqual([false, true])
  })

  test('are not written by an upload that is refused', async () => {
    const count = () => readdirSync(path.join(dataDir, 'media')).length
    await uploaded()
    const before = count()
    await upload('a.pdf', bytes('no'))
    expect(count()).toBe(before)
  })
})
