import { dayText } from '../../../platform/dates/korean-dates.ts'
import { DOCUMENT_VERSIONS, type DocumentName } from '../../../../contract/users/agreements.ts'
import { PRIVACY_SECTIONS } from './privacy-model.ts'
import type { Section } from './section-model.ts'
import { termsSections } from './terms-model.ts'

/** A document to agree to. */
export interface Terms {
  title: string
  version: number
  /** ISO date from which this version is in force. */
  since: string
  sections: readonly Section[]
}

const MARKETING_SECTIONS: readonly Section[] = [
  { title: '무엇을 보내나요', lines: ['새로 생긴 동반 장소, 계절 여행 소식, 이벤트를 이메일로 보내 드려요.'] },
  {
    title: '언제든 그만 받을 수 있어요',
    lines: ['설정에서 끄면 바로 멈춰요. 동의하지 않아도 서비스는 그대로 쓸 수 있어요.'],
  },
]

const TITLES: Record<DocumentName, string> = {
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  marketing: '새 소식과 혜택 알림',
}

const SECTIONS: Record<DocumentName, (brand: string) => readonly Section[]> = {
  terms: termsSections,
  privacy: () => PRIVACY_SECTIONS,
  marketing: () => MARKETING_SECTIONS,
}

/** A document in its current version. `brand` is the name of the service. */
export const documentOf = (name: DocumentName, brand: string): Terms => ({
  title: TITLES[name],
  ...DOCUMENT_VERSIONS[name],
  sections: SECTIONS[name](brand),
})

/** "제2판, 2026년 11월 22일부터 시행해요." */
export const versionLine = ({ version, since }: Pick<Terms, 'version' | 'since'>) =>
  `제${version}판, ${dayText(since)}부터 시행해요.`
