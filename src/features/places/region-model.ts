import type { PlaceCard } from '../../../contract/places/places.ts'

/** "강원 강릉시"; 세종 has no 시군구. */
export const regionName = ({ sido, sigungu }: Pick<PlaceCard, 'sido' | 'sigungu'>) =>
  sigungu ? `${sido} ${sigungu}` : sido
