import type { Browser } from '../../lib/browser.ts'

/** After this many opened places, or one bookmark, a visitor knows what the app is for. */
export const PLACES_BEFORE_PROPOSAL = 3
export const DISMISSED_MS = 30 * 86_400_000

interface Situation {
  browser: Browser
  /** The browser has offered to install. */
  offered: boolean
  /** It runs as an installed app, or is installed on this device. */
  installed: boolean
  /** Counts of places on this device. */
  opened: number
  saved: number
  /** Recently dismissed. */
  quiet: boolean
  /** The visitor has navigated here from another screen of the app. */
  moved: boolean
  /** An overlay is open. */
  busy: boolean
}

/** Whether to propose installing without being asked. */
export function proposes({ browser, offered, installed, opened, saved, quiet, moved, busy }: Situation): boolean {
  const possible = !browser.inApp && (offered || browser.device === 'ios')
  const valued = saved > 0 || opened >= PLACES_BEFORE_PROPOSAL
  return possible && valued && moved && !installed && !quiet && !busy
}

/** Screens with tabs above which the banner has room, and nothing else at the bottom: lists, and the visitor's own pages. */
export const allowsBanner = (path: string): boolean => /^\/(place|search\/list|community|my(\/like)?)?$/.test(path)

export type Picture =
  | 'share-below'
  | 'share-above'
  | 'menu-above'
  | 'menu-below'
  | 'row'
  | 'confirm'
  | 'address-bar'
  | 'dock'

export interface Step {
  picture: Picture
  text: string
}
export interface Guide {
  text?: string
  steps: Step[]
}

const ROW: Step = { picture: 'row', text: '목록을 위로 올려 ‘홈 화면에 추가’를 눌러요.' }
const ADD: Step = { picture: 'confirm', text: '‘추가’를 누르면 홈 화면에 아이콘이 생겨요.' }

const IN_APP_NAMES = {
  kakaotalk: '카카오톡',
  naver: '네이버 앱',
  instagram: '인스타그램',
  facebook: '페이스북',
  line: '라인',
  other: '이 앱',
} as const

export const inAppName = ({ inApp }: Browser): string => IN_APP_NAMES[inApp ?? 'other']

/** How to install in this browser when it makes no offer of its own. */
export function guideFor({ device, inApp, name }: Browser): Guide {
  if (inApp) return inAppGuide(device)
  if (device === 'ios') return { steps: [shareOnIos(name), ROW, ADD] }
  if (device === 'android') return androidGuide(name)
  if (name === 'safari') return { steps: [{ picture: 'dock', text: '메뉴 막대의 ‘파일’에서 ‘Dock에 추가’를 눌러요.' }] }
  if (['chrome', 'edge', 'whale'].includes(name)) {
    return {
      steps: [
        {
          picture: 'address-bar',
          text: '주소창 오른쪽 끝의 설치 아이콘을 눌러요. 안 보이면 메뉴에서 ‘앱 설치’를 찾아요.',
        },
        { picture: 'confirm', text: '‘설치’를 누르면 창 하나로 따로 열려요.' },
      ],
    }
  }
  return {
    text: '이 브라우저에는 앱으로 설치하는 기능이 없어요. 크롬, 엣지, 웨일에서 이 주소를 열어 주세요.',
    steps: [],
  }
}

function shareOnIos(name: Browser['name']): Step {
  if (name === 'safari') {
    return {
      picture: 'share-below',
      text: '화면 아래의 공유 버튼을 눌러요. 안 보이면 ⋯ 버튼 안에 있어요. 아이패드에서는 화면 위에 있어요.',
    }
  }
  if (name === 'chrome') return { picture: 'share-above', text: '주소창 오른쪽의 공유 버튼을 눌러요.' }
  return { picture: 'menu-below', text: '메뉴를 열고 ‘공유’를 눌러요.' }
}

function androidGuide(name: Browser['name']): Guide {
  if (name === 'samsung') {
    return {
      steps: [
        { picture: 'menu-below', text: '오른쪽 아래 메뉴를 열어요.' },
        { picture: 'row', text: '‘현재 페이지 추가’에서 ‘홈 화면’을 골라요.' },
        ADD,
      ],
    }
  }
  return {
    steps: [
      { picture: 'menu-above', text: '오른쪽 위 메뉴를 열어요.' },
      { picture: 'row', text: '‘앱 설치’나 ‘홈 화면에 추가’를 눌러요.' },
      { picture: 'confirm', text: '‘설치’를 누르면 홈 화면에 아이콘이 생겨요.' },
    ],
  }
}

function inAppGuide(device: Browser['device']): Guide {
  if (device !== 'ios') return { steps: [] }
  return {
    steps: [
      { picture: 'menu-below', text: '화면 구석의 메뉴(⋯ 또는 나침반 모양)를 열어요.' },
      { picture: 'row', text: '‘Safari로 열기’나 ‘기본 브라우저로 열기’를 눌러요.' },
    ],
  }
}
