/** All that an operator of the importer reads, in English; `ko.ts` has the same in Korean. Arguments are data, never sentences. */
export const EN = {
  usage: () => `Usage: npm run import -- [--dry-run] [--lang ko|en] FILE…

Reads public data, each file recognised by its content:
  CSV (UTF-8, CP949 or UTF-16)  KCISA's pet-friendly places; animal hospitals and animal pharmacies of the local licences;
                                motorway rest areas with dog parks
  JSON                          answers of KTO's pet tour service
  --dry-run   says what would change, and writes nothing
  --whole     the files are whole new editions: what they no longer have is closed
  --confirm-gone  also if more than 20 % of what is known is missing (with --whole)
  --lang en   speaks English instead of Korean

Where: DATABASE_URL, else the embedded database in DATA_DIR (.data); a server that runs on it does the work itself.`,
  'usage.no-file': () => 'Which file?',
  'usage.no-such-file': (file) => `${file}: there is no such file.`,
  'usage.unknown-option': (option) => `Unknown option '${option}'.`,
  'usage.option-value': (option) => `The value of '${option}' is missing or not a valid one.`,
  'usage.confirm-without-whole': () => '--confirm-gone goes with --whole.',
  'usage.language': (language) => `--lang knows ko and en, not '${language}'.`,

  'reason.broken-line': () => 'broken line',
  'reason.too-long': () => 'a value that is too long',
  'reason.no-name': () => 'no name',
  'reason.no-position': () => 'no position',
  'reason.position-outside-korea': () => 'position at sea or outside Korea',
  'reason.swapped-position': () => 'latitude and longitude are swapped',
  'reason.position-elsewhere': () => 'position in another region than the address',
  'reason.no-region': () => 'no 시도/시군구',
  'reason.unknown-category': () => 'unknown kind of place',
  'reason.deleted-kind': () => 'an admin has deleted this kind of place',
  'reason.unclear-admission': () => 'whether dogs are admitted is not said clearly',
  'reason.no-dogs': () => 'does not admit dogs',
  'reason.other-animals': () => 'admits other animals than dogs alone',
  'reason.duty-free': () => 'duty-free shop (SH04)',
  'reason.not-a-place': () => 'an event or a route, not a place',
  'reason.no-list-record': () => 'no list record with title and position for this contentid',
  'reason.future-date': () => 'a date in the future',
  'reason.unreadable-date': () => 'a date that does not exist or can not be read',
  'reason.no-key': () => 'no licence number (관리번호)',
  'reason.unknown-status': () => 'unknown business status',
  'reason.closed': () => 'closed according to the licence register',
  'reason.not-a-dog-park': () => 'not a dog park',

  'detail.too-long': (letters) => `more than ${letters} letters`,
  'detail.columns': (found, wanted) => `${found} columns instead of ${wanted}`,
  'detail.open-quote': () => 'a quotation mark is not closed',
  'detail.undecodable': () => 'neither UTF-8 nor CP949',
  'detail.edition': (edition) => `edition ${edition}`,
  'detail.elsewhere': (address, kilometres, found) =>
    `address ${address}, position ${kilometres} km outside of it, in ${found}`,
  'detail.closed': (key, date) => `${key}, closed on ${date}`,

  'file.empty': () => 'is empty.',
  'file.not-a-file': () => 'is not a file.',
  'file.missing': () => 'there is no such file.',
  'file.unopened': (code) => `can't be opened (${code}).`,
  'file.archive': () => 'is a ZIP or Excel file. Unpack it, or save it as CSV, and import that.',
  'file.no-text': () => 'is no text in UTF-8, CP949 or UTF-16.',
  'file.markup': () => 'is XML or HTML. Ask the API for _type=json, or download the CSV file.',
  'file.no-header': () => 'has no header line.',
  'file.unknown-table': (nearest, columns) =>
    `is none of the known tables. The nearest is ${nearest}: it has no column ${columns}.`,
  'file.no-rows': () => 'has a header, but no record.',
  'file.which-register': () =>
    'is a table of licences, but says neither by a column nor by its name whether of animal hospitals or animal pharmacies. Name the file accordingly (동물병원.csv, 동물약국.csv).',
  'file.no-contentid': () => 'holds no record with a contentid, so it is no answer of the KTO pet tour service.',
  'file.bad-json': (why) => `is not valid JSON (${why}).`,
  'file.api-error': (answer) => `is an error answer of the API: ${answer}`,

  'merge.same-key': () => 'the same id',
  'merge.same-address': () => 'the same name and address',
  'merge.near': (metres) => `the same name, ${metres} m apart, with no other road number or phone`,

  'closure.closed': () => 'closed',
  'closure.gone': () => 'no longer in the new edition',
  'closure.reopened': () => 'open again',
  'closure.by-hand': () => 'entered here by hand: not changed, please check',

  'list.file': () => 'file',
  'list.line': () => 'line',
  'list.record': () => 'record',
  'list.reason': () => 'reason',
  'list.detail': () => 'detail',
  'list.id': () => 'id',
  'list.kept-id': () => 'merged into',
  'list.kept-file': () => 'its file',
  'list.kept-line': () => 'its line',
  'list.date': () => 'since',
  'list.dog': () => 'dog',
  'list.before': () => 'before',
  'list.after': () => 'after',
  'list.phrase': () => 'unread phrase',
  'list.places': () => 'places',
  'list.completes': () => 'policies that it completes',

  'progress.reading': () => 'Reading',
  'progress.writing': () => 'Writing',
  'progress.left': () => 'left',

  'summary.dry-run': () => 'Nothing was written (--dry-run). An import would have:',
  'summary.stopped': () => 'Stopped. Until then:',
  'summary.done': () => 'Done.',
  'summary.records': (records, places, duplicates) =>
    `${records} records of ${places} places (${duplicates} repeat another)`,
  'summary.changes': (created, updated, unchanged) => `${created} created, ${updated} updated, ${unchanged} unchanged`,
  'summary.older': (count) => `${count} older than what is known: left out`,
  'summary.linked': (count) => `${count} are places entered here by hand: noted, not changed`,
  'summary.removed': (count) => `${count} were deleted here: not brought back`,
  'summary.closed': (count) => `${count} closed`,
  'summary.gone': (count) => `${count} no longer in the new edition: closed`,
  'summary.withheld': (source, gone, known) =>
    `${source}: ${gone} of ${known} known records are missing, too many to close. If this is the whole edition, add --confirm-gone.`,
  'summary.reopened': (count) => `${count} open again`,
  'summary.ended': (count) => `${count} had closed before they were known here: not brought in`,
  'summary.refused': (count, reason) => `${count} refused: ${reason}`,
  'summary.created': (names) => `created: ${names}`,
  'summary.updated': (names) => `updated: ${names}`,
  'summary.closed-names': (names) => `closed: ${names}`,
  'summary.verdicts': (count) => `${count} verdicts of known places change`,
  'summary.coverage': (what, places, whole, partly, none) =>
    `policies read, ${what}, ${places} places: whole ${whole}, partly ${partly}, not at all ${none}`,
  'summary.unread': (phrase, places, completes) =>
    `unread: ‘${phrase}’, ${places} places; reading it completes ${completes} policies`,
  'summary.speed': (seconds, rate) => `${seconds} s, ${rate} records a second`,
  'summary.refused-list': (file) => `Refused records, line by line: ${file}`,
  'summary.merged-list': (file) => `Merged records, with both ids and why: ${file}`,
  'summary.closed-list': (file) => `Closed and reopened places: ${file}`,
  'summary.verdicts-list': (file) => `Changed verdicts: ${file}`,
  'summary.phrases-list': (file) => `Unread phrases, the commonest first: ${file}`,
  'summary.go-on': () => 'Run the same again to go on.',
  'summary.nothing-read': (file) => `${file}: no record could be used. The list of refused records says why.`,

  'server.another-import-here': () => 'Another import is running on this server. Try again when it has ended.',
  'server.another-import': () => 'Another import is running on this database. Try again when it has ended.',
  'server.not-understood': () => 'The request was not understood. Is the server of another version?',
  'server.failed': () => 'The import failed on the server: its log says why.',
  'server.no-imports': (pid, folder) =>
    `Process ${pid} uses the data folder ${folder} and takes no imports. If it is a server that is starting, try again in a moment; else stop it, import, and start it again.`,
  'server.broke-off': (pid) =>
    `The server (process ${pid}) broke off. What it had written stays; run the import again to go on.`,

  'server.no-orders': (pid, folder) =>
    `Process ${pid} uses the data folder ${folder} and takes no orders. If it is a server that is starting, try again in a moment; else stop it, and run this again.`,
  'server.silent': (pid) => `The server (process ${pid}) did not answer. Is it of another version?`,
  'server.admin-failed': () => 'It failed on the server: its log says why.',

  'start.environment': (names) => `The value of ${names} can't be used.`,
  'start.other-version': () => 'The database was made by another version.',
  'start.folder': (path, code) => `${path} can't be used (${code}).`,
  'start.database': (code) => `The database can't be used (${code}).`,
  'start.defect': () => 'This is a defect of the program:',
} satisfies Record<string, (...data: string[]) => string>

export type PhraseKey = keyof typeof EN
