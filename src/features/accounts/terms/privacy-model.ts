import { PERSONAL_DATA } from '../../../../contract/accounts/personal-data.ts'
import type { Section } from './section-model.ts'

/**
 * The text of the privacy policy. It promises only what the server does, and what is stored comes from the list that a test compares with the
 * database. A change needs a new version in `contract/users/agreements.ts`.
 */
export const PRIVACY_SECTIONS: readonly Section[] = [
  { title: '무엇을 왜 모으나요', lines: PERSONAL_DATA.map(({ what, why }) => `${what}: ${why}`) },
  {
    title: '얼마나 보관하나요',
    lines: [
      '탈퇴를 신청하고 7일이 지나면 지워요. 그 안에 다시 로그인하면 지우지 않아요.',
      '후기와 그 사진, 입장 소식은 누가 썼는지 알 수 없게 바꾸어 남겨 두어요. 남기고 싶지 않으면 탈퇴하기 전에 지워 주세요.',
      '로그인은 30일 동안, 로그인했던 브라우저라는 표시는 400일 동안 쓰지 않으면 지워요. 쓰이지 않는 사진은 하루 뒤에 지워요.',
      '접속 기록에는 접속 주소(IP), 검색어, 위치를 남기지 않아요.',
    ],
  },
  {
    title: '위치 정보',
    lines: [
      '가까운 장소를 찾을 때만, 기기에서 허락하신 경우에만 써요. 지금 위치는 기기에 잠시 두고, 서버에는 저장하지 않아요.',
    ],
  },
  {
    title: '이 기기에 두는 것',
    lines: [
      '로그인 상태를 지키는 쿠키, 최근 본 곳과 로그인하지 않고 찜한 곳, 로그인하지 않고 적은 강아지 정보, 쓰다 만 글을 이 기기에만 두어요. 로그아웃하면 쿠키와 함께 지워요. 로그인했던 브라우저라는 표시와 쓰다 만 글은 남아요.',
      '광고나 방문 분석을 위한 쿠키는 쓰지 않아요.',
    ],
  },
  {
    title: '누구에게 주나요',
    lines: [
      '회원의 동의 없이 다른 사람이나 회사에 주지 않아요. 법에 따라 요청받은 경우만 예외예요.',
      '간편 로그인을 누르면 카카오, 네이버, 구글의 화면으로 이동해요. 그 화면에서 하는 일은 그 회사의 방침을 따라요.',
      '네이버에서는 이름, 이메일 주소, 휴대전화번호를 받아요. 이름과 주소는 가입 칸을 미리 채우고, 번호는 가운데를 가려 어느 계정인지 보여 드린 뒤 저장하지 않아요.',
      '운영자가 카카오맵이나 다른 지도를 쓰도록 정한 경우, 지도를 볼 때 그 지도를 주는 곳에 보이는 범위와 접속 주소가 전해져요.',
    ],
  },
  {
    title: '회원의 권리',
    lines: [
      '동의하지 않을 수 있어요. 다만 이메일 주소처럼 계정에 꼭 필요한 정보에 동의하지 않으면 가입할 수 없어요. 가입하지 않아도 장소를 찾고 볼 수 있어요.',
      '내 정보는 설정에서 보고, 고치고, 사진까지 내려받고, 지울 수 있어요. 새 소식 수신 동의는 설정에서 바로 거둘 수 있어요.',
    ],
  },
]
