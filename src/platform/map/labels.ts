import type { Sido } from '../../../contract/regions/regions.ts'
import { TOWNS } from '../../../contract/regions/towns.ts'

/** Position of a 시도's name, and the zoom at which it fills a phone's screen: longitude, latitude, zoom. */
export const PROVINCES: Record<Sido, readonly [lng: number, lat: number, zoom: number]> = {
  서울: [126.99, 37.56, 9.6],
  부산: [129.05, 35.18, 9.6],
  대구: [128.57, 35.86, 9.4],
  인천: [126.6, 37.46, 9],
  광주: [126.85, 35.16, 10],
  대전: [127.39, 36.34, 10],
  울산: [129.25, 35.55, 9.5],
  세종: [127.28, 36.56, 10],
  경기: [127.25, 37.32, 7.8],
  강원: [128.3, 37.75, 7.6],
  충북: [127.8, 36.78, 7.9],
  충남: [126.8, 36.53, 8.1],
  전북: [127.14, 35.72, 8.2],
  전남: [126.9, 34.85, 7.7],
  경북: [128.75, 36.35, 7.7],
  경남: [128.3, 35.4, 8],
  제주: [126.55, 33.38, 8.8],
}

/** Well-known names for orientation, "name longitude latitude", the best known first. */
const CITIES = [
  '강릉 128.88 37.75, 속초 128.59 38.2, 춘천 127.73 37.88, 원주 127.95 37.34, 수원 127.01 37.27, 전주 127.13 35.82, 여수 127.66 34.76, 경주 129.22 35.85, 포항 129.36 36.03, 안동 128.73 36.57, 청주 127.49 36.64, 목포 126.41 34.81, 진주 128.1 35.18, 창원 128.68 35.23, 서귀포 126.56 33.25, 천안 127.15 36.81',
  '동해 129.11 37.52, 삼척 129.16 37.44, 양양 128.62 38.07, 평창 128.39 37.37, 태백 128.99 37.16, 홍천 127.89 37.69, 정선 128.66 37.38, 철원 127.31 38.14, 인제 128.17 38.07, 영월 128.46 37.18, 가평 127.51 37.83, 양평 127.49 37.49, 파주 126.78 37.76, 포천 127.2 37.89, 강화 126.49 37.75, 안산 126.83 37.32, 평택 127.11 36.99, 이천 127.44 37.27, 용인 127.18 37.24, 충주 127.93 36.99, 제천 128.19 37.13, 단양 128.37 36.98, 보은 127.73 36.49, 공주 127.12 36.45, 보령 126.61 36.33, 태안 126.3 36.75, 서산 126.45 36.78, 부여 126.91 36.28, 논산 127.1 36.19, 군산 126.74 35.97, 익산 126.96 35.95, 부안 126.73 35.73, 고창 126.7 35.44, 남원 127.39 35.42, 무주 127.66 36.01, 순천 127.49 34.95, 광양 127.7 34.94, 담양 126.99 35.32, 나주 126.71 35.02, 해남 126.6 34.57, 완도 126.76 34.31, 진도 126.26 34.49, 고흥 127.28 34.61, 보성 127.08 34.77, 구미 128.34 36.12, 김천 128.11 36.14, 문경 128.19 36.59, 영주 128.62 36.81, 상주 128.16 36.41, 울진 129.4 36.99, 영덕 129.37 36.42, 청송 129.06 36.44, 영천 128.94 35.97, 거제 128.62 34.88, 통영 128.43 34.85, 남해 127.89 34.84, 하동 127.75 35.07, 사천 128.06 35, 밀양 128.75 35.5, 거창 127.91 35.69, 합천 128.17 35.57, 김해 128.88 35.23, 양산 129.04 35.34, 울릉도 130.87 37.5, 독도 131.87 37.24, 백령도 124.67 37.95, 우도 126.95 33.5, 성산 126.91 33.44, 애월 126.33 33.46, 한림 126.27 33.41',
]

export interface MapLabel {
  name: string
  lng: number
  lat: number
  kind: 'province' | 'metropolis' | 'city' | 'town' | 'district' | 'village'
}

/** 시도 that are one city each: their names stay at high zoom. */
const METROPOLISES = new Set<string>(['서울', '부산', '대구', '인천', '광주', '대전', '울산', '세종'])

const NAMED = [
  ...Object.entries(PROVINCES).map(([name, [lng, lat]]): MapLabel => ({
    name,
    lng,
    lat,
    kind: METROPOLISES.has(name) ? 'metropolis' : 'province',
  })),
  ...CITIES.flatMap((line, index) =>
    line.split(', ').map((city): MapLabel => {
      const [name = '', lng, lat] = city.split(' ')
      return { name, lng: Number(lng), lat: Number(lat), kind: index === 0 ? 'city' : 'town' }
    }),
  ),
]

/** "강릉시" → "강릉", "성남시 분당구" → "분당구", "중구" → "중구": as people say it. */
const shortName = (name: string) => {
  const own = name.split(' ').at(-1) ?? name
  return own.endsWith('구') ? own : own.slice(0, -1)
}

/** Every 시군구 without a name above: for orientation, also in the middle of a city. */
const DISTRICTS = Object.values(TOWNS).flatMap((towns) =>
  towns
    .filter(({ name }) => name !== '')
    .map(({ name, lng, lat }): MapLabel => ({ name: shortName(name), lng, lat, kind: 'district' }))
    .filter(({ name, lng, lat }) =>
      NAMED.every((other) => other.name !== name || Math.hypot(other.lng - lng, other.lat - lat) > 0.3),
    ),
)

export const LABELS: readonly MapLabel[] = [...NAMED, ...DISTRICTS]
