import { sizeOfWeight } from '../../contract/dogs/dog-sizes.ts'
import type { Outcome } from '../../contract/entries/outcomes.ts'
import { todayInKorea } from '../../contract/time/korea-time.ts'
import { ENTRY_PORTS } from '../compose/ports.ts'
import type { Db } from '../db/index.ts'
import { insertSampleMembers } from '../domains/accounts/sample-store.ts'
import { addReport } from '../domains/entries/store.ts'

type DemoEntry = readonly [
  place: string,
  daysAgo: number,
  outcome: Outcome,
  weightKg: number,
  breed: string | null,
  word: string,
]

/** Entry reports of demo places; all fictional. */
const ENTRIES: readonly DemoEntry[] = [
  ['연남동 발자국 카페', 15, 'admitted', 14.2, '진돗개', '마당 쪽 자리로 안내해 주셨어요.'],
  ['연남동 발자국 카페', 41, 'admitted', 4.1, '말티즈', ''],
  ['연남동 발자국 카페', 83, 'admitted', 28, '골든 리트리버', '물그릇도 챙겨 주셨어요.'],
  ['달맞이 파도소리 카페', 24, 'refused', 8.4, '비숑 프리제', '주말에는 안 된다고 하셨어요.'],
  ['달맞이 파도소리 카페', 62, 'admitted', 3.6, '포메라니안', ''],
  ['을왕리 모래발 카페', 12, 'admitted', 33, '골든 리트리버', '운동장이 넓어서 신나게 뛰었어요.'],
  ['을왕리 모래발 카페', 29, 'admitted', 6, '푸들', ''],
  ['외암 돌담 마을길', 20, 'admitted', 11.5, '시바견', '목줄만 하면 다 걸을 수 있어요.'],
  ['덕적도 바람 민박', 70, 'admitted', 5.2, '믹스견', '전화로 먼저 물어보고 갔어요.'],
]

/** Authors of the reports; never shown. */
const TELLERS = ['느린산책', '콩이네집', '바다좋아개']

/** Writes the reports, by the fictional members in turn. */
export async function insertDemoEntries(db: Db, placeIds: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const today = todayInKorea(now)
  const memberIds = await insertSampleMembers(db, TELLERS, now)
  for (const [index, [place, daysAgo, outcome, weightKg, breed, word]] of ENTRIES.entries()) {
    const visited = new Date(now.getTime() - daysAgo * 86_400_000)
    const facts = { weightKg, size: sizeOfWeight(weightKg), breed, restricted: false, guide: false, count: 1 }
    const report = { outcome, visitedOn: todayInKorea(visited), dogId: null, dog: facts, word }
    const memberId = memberIds[index % memberIds.length] as number
    const visit = { userId: memberId, placeId: placeIds.get(place) as number }
    await addReport(db, ENTRY_PORTS.places, visit, report, { now: visited, today })
  }
}
