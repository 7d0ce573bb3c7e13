import type { PhraseKey } from './en.ts'

/** All that an operator of the importer reads, in Korean. */
export const KO: Record<PhraseKey, (...data: string[]) => string> = {
  usage: () => `사용법: npm run import -- [--dry-run] [--lang ko|en] 파일…

공공데이터를 읽어요. 어떤 자료인지는 파일 내용으로 알아봐요.
  CSV (UTF-8, CP949, UTF-16)  한국문화정보원의 반려동물 동반 가능 문화시설, 지방행정 인허가데이터의 동물병원과 동물약국,
                              한국도로공사의 휴게소 반려동물 놀이터
  JSON                        한국관광공사 반려동물 동반여행 서비스의 응답
  --dry-run   무엇이 바뀔지만 알려 주고, 아무것도 쓰지 않아요
  --whole     파일이 그 자료의 새 판 전체예요. 거기 없는 곳을 닫아요
  --confirm-gone  아는 곳의 20%보다 많이 없어도 닫아요 (--whole과 함께)
  --lang en   영어로 말해요

어디에: DATABASE_URL, 없으면 DATA_DIR(.data)의 내장 데이터베이스에 넣어요. 그 위에서 서버가 돌고 있으면 서버가 대신 넣어요.`,
  'usage.no-file': () => '어떤 파일을 가져올까요?',
  'usage.no-such-file': (file) => `${file}: 파일이 없어요.`,
  'usage.unknown-option': (option) => `'${option}' 옵션은 없어요.`,
  'usage.option-value': (option) => `'${option}'의 값이 없거나 맞지 않아요.`,
  'usage.confirm-without-whole': () => '--confirm-gone은 --whole과 함께 써요.',
  'usage.language': (language) => `--lang에는 ko나 en을 쓸 수 있어요. '${language}'는 없어요.`,

  'reason.broken-line': () => '깨진 줄',
  'reason.too-long': () => '값이 너무 길어요',
  'reason.no-name': () => '이름이 없어요',
  'reason.no-position': () => '위치가 없어요',
  'reason.position-outside-korea': () => '위치가 바다이거나 우리나라 밖이에요',
  'reason.swapped-position': () => '위도와 경도가 뒤바뀌었어요',
  'reason.position-elsewhere': () => '위치가 주소와 다른 지역이에요',
  'reason.no-region': () => '시도·시군구를 알 수 없어요',
  'reason.unknown-category': () => '모르는 분류예요',
  'reason.deleted-kind': () => '관리자가 지운 종류예요',
  'reason.unclear-admission': () => '동반 가능 여부가 분명하지 않아요',
  'reason.no-dogs': () => '반려견이 들어갈 수 없는 곳이에요',
  'reason.other-animals': () => '반려견이 아닌 동물만 들어갈 수 있어요',
  'reason.duty-free': () => '면세점이에요 (SH04)',
  'reason.not-a-place': () => '장소가 아니라 행사나 코스예요',
  'reason.no-list-record': () => '이 contentid의 이름과 위치를 담은 목록 기록이 없어요',
  'reason.future-date': () => '날짜가 오늘보다 뒤예요',
  'reason.unreadable-date': () => '없는 날짜이거나 읽을 수 없는 날짜예요',
  'reason.no-key': () => '관리번호가 없어요',
  'reason.unknown-status': () => '모르는 영업상태예요',
  'reason.closed': () => '인허가 자료에 문을 닫은 곳으로 나와요',
  'reason.not-a-dog-park': () => '반려동물 놀이터가 아니에요',

  'detail.too-long': (letters) => `${letters}자를 넘어요`,
  'detail.columns': (found, wanted) => `열이 ${wanted}개여야 하는데 ${found}개예요`,
  'detail.open-quote': () => '따옴표가 닫히지 않았어요',
  'detail.undecodable': () => 'UTF-8도 CP949도 아닌 글자가 있어요',
  'detail.edition': (edition) => `${edition} 작성`,
  'detail.elsewhere': (address, kilometres, found) =>
    `주소는 ${address}, 위치는 그 밖으로 ${kilometres}km 떨어진 ${found}`,
  'detail.closed': (key, date) => `${key}, ${date} 폐업`,

  'file.empty': () => '빈 파일이에요.',
  'file.not-a-file': () => '파일이 아니에요.',
  'file.missing': () => '파일이 없어요.',
  'file.unopened': (code) => `열 수 없어요 (${code}).`,
  'file.archive': () => 'ZIP이나 엑셀 파일이에요. 압축을 풀거나 CSV로 저장해서 가져와 주세요.',
  'file.no-text': () => 'UTF-8, CP949, UTF-16 글자로 된 파일이 아니에요.',
  'file.markup': () => 'XML이나 HTML이에요. API에 _type=json을 주거나 CSV 파일을 내려받아 주세요.',
  'file.no-header': () => '열 이름이 적힌 첫 줄이 없어요.',
  'file.unknown-table': (nearest, columns) =>
    `아는 자료가 아니에요. 가장 가까운 것은 ${nearest}인데, ${columns} 열이 없어요.`,
  'file.no-rows': () => '열 이름만 있고 기록이 하나도 없어요.',
  'file.which-register': () =>
    '인허가데이터인데, 동물병원인지 동물약국인지 열에도 파일 이름에도 나와 있지 않아요. 파일 이름을 동물병원.csv나 동물약국.csv로 바꿔 주세요.',
  'file.no-contentid': () => 'contentid가 있는 기록이 없어요. 한국관광공사 반려동물 동반여행 서비스의 응답이 아니에요.',
  'file.bad-json': (why) => `JSON으로 읽을 수 없어요 (${why}).`,
  'file.api-error': (answer) => `API의 오류 응답이에요: ${answer}`,

  'merge.same-key': () => '식별 번호가 같아요',
  'merge.same-address': () => '이름과 주소가 같아요',
  'merge.near': (metres) => `이름이 같고 ${metres}m 떨어져 있으며, 도로명 번호나 전화번호가 어긋나지 않아요`,

  'closure.closed': () => '문을 닫았어요',
  'closure.gone': () => '새 판에 없어요',
  'closure.reopened': () => '다시 열었어요',
  'closure.by-hand': () => '직접 등록한 곳이라 바꾸지 않았어요. 확인해 주세요',

  'list.file': () => '파일',
  'list.line': () => '줄',
  'list.record': () => '기록',
  'list.reason': () => '까닭',
  'list.detail': () => '내용',
  'list.id': () => '식별 번호',
  'list.kept-id': () => '합쳐진 곳',
  'list.kept-file': () => '합쳐진 곳의 파일',
  'list.kept-line': () => '합쳐진 곳의 줄',
  'list.date': () => '날짜',
  'list.dog': () => '강아지',
  'list.before': () => '전',
  'list.after': () => '후',
  'list.phrase': () => '못 읽은 말',
  'list.places': () => '장소 수',
  'list.completes': () => '읽으면 다 알게 되는 곳',

  'progress.reading': () => '읽는 중',
  'progress.writing': () => '쓰는 중',
  'progress.left': () => '남음',

  'summary.dry-run': () => '아무것도 쓰지 않았어요 (--dry-run). 가져오면 이렇게 돼요.',
  'summary.stopped': () => '멈췄어요. 그때까지 이렇게 됐어요.',
  'summary.done': () => '다 가져왔어요.',
  'summary.records': (records, places, duplicates) =>
    `기록 ${records}개, 장소 ${places}곳 (${duplicates}개는 같은 곳이에요)`,
  'summary.changes': (created, updated, unchanged) => `새로 ${created}곳, 바뀐 곳 ${updated}곳, 그대로 ${unchanged}곳`,
  'summary.older': (count) => `${count}개는 이미 아는 것보다 오래돼서 뺐어요`,
  'summary.linked': (count) => `${count}개는 직접 등록한 곳이라 적어만 두고 바꾸지 않았어요`,
  'summary.removed': (count) => `${count}개는 여기서 지운 곳이라 되살리지 않았어요`,
  'summary.closed': (count) => `${count}곳은 문을 닫았어요`,
  'summary.gone': (count) => `${count}곳은 새 판에 없어요: 닫음`,
  'summary.withheld': (source, gone, known) =>
    `${source}: 아는 ${known}개 가운데 ${gone}개가 없어요. 너무 많아서 닫지 않아요. 정말 전체 판이면 --confirm-gone을 붙여 주세요.`,
  'summary.reopened': (count) => `${count}곳은 다시 열었어요`,
  'summary.ended': (count) => `${count}개는 이미 문을 닫은 곳이라 들이지 않았어요`,
  'summary.refused': (count, reason) => `${count}개 제외: ${reason}`,
  'summary.created': (names) => `새로: ${names}`,
  'summary.updated': (names) => `바뀜: ${names}`,
  'summary.closed-names': (names) => `문을 닫음: ${names}`,
  'summary.verdicts': (count) => `알던 곳의 판정 ${count}개가 바뀌어요`,
  'summary.coverage': (what, places, whole, partly, none) =>
    `조건 읽기 ${what} ${places}곳: 전부 ${whole}, 일부 ${partly}, 못 읽음 ${none}`,
  'summary.unread': (phrase, places, completes) =>
    `못 읽은 말 ‘${phrase}’: ${places}곳, 읽으면 ${completes}곳을 다 알아요`,
  'summary.speed': (seconds, rate) => `${seconds}초, 1초에 ${rate}개`,
  'summary.refused-list': (file) => `제외한 기록과 까닭: ${file}`,
  'summary.merged-list': (file) => `합친 기록과 까닭: ${file}`,
  'summary.closed-list': (file) => `문을 닫거나 다시 연 곳: ${file}`,
  'summary.verdicts-list': (file) => `바뀐 판정: ${file}`,
  'summary.phrases-list': (file) => `못 읽은 말, 많이 나온 것부터: ${file}`,
  'summary.go-on': () => '같은 명령을 다시 실행하면 이어서 가져와요.',
  'summary.nothing-read': (file) => `${file}: 쓸 수 있는 기록이 하나도 없어요. 까닭은 제외한 기록의 목록에 있어요.`,

  'server.another-import-here': () => '이 서버에서 다른 가져오기가 돌고 있어요. 끝난 뒤에 다시 해 주세요.',
  'server.another-import': () => '이 데이터베이스에서 다른 가져오기가 돌고 있어요. 끝난 뒤에 다시 해 주세요.',
  'server.not-understood': () => '서버가 요청을 알아듣지 못했어요. 서버의 판이 다른지 확인해 주세요.',
  'server.failed': () => '서버에서 가져오지 못했어요. 까닭은 서버의 기록에 있어요.',
  'server.no-imports': (pid, folder) =>
    `프로세스 ${pid}이(가) 데이터 폴더 ${folder}을(를) 쓰고 있고, 가져오기를 받지 않아요. 막 시작하는 서버라면 잠시 뒤에 다시 하고, 아니면 멈추고 가져온 다음 다시 시작해 주세요.`,
  'server.broke-off': (pid) =>
    `서버(프로세스 ${pid})와 연결이 끊겼어요. 이미 쓴 것은 남아 있으니 다시 실행하면 이어져요.`,

  'server.no-orders': (pid, folder) =>
    `프로세스 ${pid}이(가) 데이터 폴더 ${folder}을(를) 쓰고 있고, 명령을 받지 않아요. 막 시작하는 서버라면 잠시 뒤에 다시 하고, 아니면 멈춘 다음 다시 실행해 주세요.`,
  'server.silent': (pid) => `서버(프로세스 ${pid})가 답하지 않아요. 판이 다른지 확인해 주세요.`,
  'server.admin-failed': () => '서버에서 하지 못했어요. 까닭은 서버의 기록에 있어요.',

  'start.environment': (names) => `환경 변수 ${names}의 값을 쓸 수 없어요. 쓸 수 있는 값은 README에 있어요.`,
  'start.other-version': () =>
    '데이터베이스가 다른 판에서 만들어졌어요. 빈 데이터베이스를 쓰거나 이 판의 백업을 되돌려 주세요.',
  'start.folder': (path, code) => `${path}: 쓸 수 없어요 (${code}).`,
  'start.database': (code) => `데이터베이스를 쓸 수 없어요 (${code}).`,
  'start.defect': () => '프로그램의 결함이에요.',
}
