import {
  IconBell,
  IconChevronRight,
  IconDog,
  IconHeart,
  IconHeartHandshake,
  IconHome,
  IconMessageReport,
  IconMessage2Star,
  IconMessages,
  IconSchool,
  IconSettings,
  IconShield,
  IconSpeakerphone,
  IconUserEdit,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { openDogSheet } from '../../../dogs/state.ts'
import { useSession } from '../../../session/state.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import classes from './MemberMenu.module.css'

const PAGES = [
  { to: '/my', label: '마이 홈', icon: IconHome, member: true },
  { to: '/my/notification', label: '알림', icon: IconBell, member: true },
  { to: '/my/like', label: '찜한 곳', icon: IconHeart, member: false },
  { to: '/my/like', label: '찜한 곳', icon: IconHeart, member: true },
  { to: '/my/evidence', label: '내 제보', icon: IconMessageReport, member: true },
  { to: '/my/review', label: '내 후기', icon: IconMessage2Star, member: true },
  { to: '/my/community', label: '내 글', icon: IconMessages, member: true },
  { to: '/my/profile', label: '프로필', icon: IconUserEdit, member: true },
  { to: '/my/setting', label: '설정', icon: IconSettings, member: true },
  { to: '/my/setting', label: '설정', icon: IconSettings, member: false },
  { to: '/notice', label: '공지사항', icon: IconSpeakerphone, member: true },
  { to: '/notice', label: '공지사항', icon: IconSpeakerphone, member: false },
] as const

/** Links to the member's own pages; for a visitor, to what is stored on the device. */
export function MemberMenu() {
  const { loggedIn, role } = useSession()
  return (
    <Stack as="ul" gap={2} className={classes.menu}>
      {PAGES.map(
        ({ to, label, icon, member }) =>
          loggedIn === member && (
            <li key={label} data-home={to === '/my' || undefined} className={classes.entry}>
              <Link to={to} activeOptions={{ exact: to === '/my' }} className={classes.item}>
                <Inside icon={icon} label={label} />
              </Link>
            </li>
          ),
      )}
      <li>
        <Link to="/mentoring/$" params={{ _splat: '' }} className={classes.item}>
          <Inside icon={IconSchool} label="멘토링" />
        </Link>
      </li>
      {(role === 'mentor' || role === 'admin') && (
        <li>
          <Link to="/mentor-dashboard/$" params={{ _splat: '' }} className={classes.item}>
            <Inside icon={IconHeartHandshake} label="멘토 화면" />
          </Link>
        </li>
      )}
      {role === 'admin' && (
        <li>
          <Link to="/adm/$" params={{ _splat: '' }} className={classes.item}>
            <Inside icon={IconShield} label="관리" />
          </Link>
        </li>
      )}
      <li>
        <button type="button" className={classes.item} onClick={openDogSheet}>
          <Inside icon={IconDog} label="우리 강아지" />
        </button>
      </li>
    </Stack>
  )
}

const Inside = ({ icon: Icon, label }: { icon: TablerIcon; label: string }) => (
  <>
    <Icon size={22} stroke={1.75} aria-hidden />
    <span>{label}</span>
    <IconChevronRight size={18} aria-hidden />
  </>
)
