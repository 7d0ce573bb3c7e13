import { type ComponentType, Fragment } from 'react'
import { type AdminSection, readAdminPath, type RecordSection } from '../../../contract/site/admin-paths.ts'
import { AdminMenu } from '../../features/backoffice/admin/AdminMenu.tsx'
import { SettingsForm } from '../../features/site/admin/SettingsForm.tsx'
import { AuditLog } from '../../features/backoffice/admin/AuditLog.tsx'
import { BannerForm } from '../../features/banners/admin/BannerForm.tsx'
import { BannerRecords } from '../../features/banners/admin/BannerRecords.tsx'
import { GroupRecords } from '../../features/groups/admin/GroupRecords.tsx'
import { BoardForm } from '../../features/boards/admin/BoardForm.tsx'
import { BoardRecords } from '../../features/boards/admin/BoardRecords.tsx'
import { GroupForm } from '../../features/groups/admin/GroupForm.tsx'
import { OptionRecords } from '../../features/options/admin/OptionRecords.tsx'
import { OptionForm } from '../../features/options/admin/OptionForm.tsx'
import { MentorForm } from '../../features/mentoring/admin/MentorForm.tsx'
import { MentorQuestionRecords } from '../../features/mentoring/admin/MentorQuestionRecords.tsx'
import { MentorRecords } from '../../features/mentoring/admin/MentorRecords.tsx'
import { NoticeRecords } from '../../features/notices/admin/NoticeRecords.tsx'
import { NoticeForm } from '../../features/notices/admin/NoticeForm.tsx'
import { PlaceCheckScreen } from '../../features/corrections/admin/PlaceCheckScreen.tsx'
import { CaseQueue } from '../../features/moderation/admin/CaseQueue.tsx'
import {
  CommentCase,
  EntryCase,
  NicknameCase,
  PhotoCase,
  PostCase,
  ReviewCase,
} from '../../features/moderation/admin/CaseScreen.tsx'
import { EntryRecords } from '../../features/entries/admin/EntryRecords.tsx'
import { ReviewRecords } from '../../features/reviews/admin/ReviewRecords.tsx'
import { MemberRecords } from '../../features/members/admin/MemberRecords.tsx'
import { MemberScreen } from '../../features/members/admin/MemberScreen.tsx'
import { ImportListPage, ImportPage } from './ImportPages.tsx'
import {
  DashboardPage,
  PlaceListPage,
  PlaceMergePage,
  PlacePage,
  ProposalListPage,
  ProposalPage,
  VerificationPage,
} from './PlacePages.tsx'
import { splatOf } from '../../features/backoffice/hooks.ts'
import { useSession } from '../../features/session/state.ts'
import { useScreenLocation } from '../../platform/navigation/screen-location.ts'
import { NotFoundPage } from '../frame/ErrorPage.tsx'
import { AdminLayout } from '../layouts/AdminLayout.tsx'

/** In their order in the menu; the first has no heading. */
const MENU_GROUPS = ['', '처리할 일', '장소 자료', '회원과 글', '화면과 설정'] as const

type Screen = ComponentType<{ id: number | null }>
interface Page {
  title: string
  list: ComponentType
  one?: Screen
  /** Where it stands in the menu; none: reached from another section's list. */
  group?: (typeof MENU_GROUPS)[number]
}

/** The sections of the back office: one file, of which only the editor is apart. Each file of its own would cut what it shares with visitors' screens. */
const PAGES: Readonly<Record<AdminSection, Page> & Record<RecordSection, { one: Screen }>> = {
  '': {
    title: '한눈에 보기',
    group: '',
    list: DashboardPage,
  },
  verify: {
    title: '확인할 곳',
    group: '처리할 일',
    list: VerificationPage,
    one: PlaceCheckScreen,
  },
  proposal: {
    title: '장소 제보',
    group: '처리할 일',
    list: ProposalListPage,
    one: ProposalPage,
  },
  report: {
    title: '신고',
    group: '처리할 일',
    list: CaseQueue,
  },
  'report/review': {
    title: '신고된 후기',
    list: CaseQueue,
    one: ReviewCase,
  },
  'report/post': {
    title: '신고된 글',
    list: CaseQueue,
    one: PostCase,
  },
  'report/comment': {
    title: '신고된 댓글',
    list: CaseQueue,
    one: CommentCase,
  },
  'report/entry': {
    title: '신고된 입장 소식 한마디',
    list: CaseQueue,
    one: EntryCase,
  },
  'report/nickname': {
    title: '신고된 닉네임',
    list: CaseQueue,
    one: NicknameCase,
  },
  'report/photo': {
    title: '신고된 사진',
    list: CaseQueue,
    one: PhotoCase,
  },
  'mentor/question': {
    title: '멘토 질문',
    group: '처리할 일',
    list: MentorQuestionRecords,
  },
  place: {
    title: '장소',
    group: '장소 자료',
    list: PlaceListPage,
    one: PlacePage,
  },
  'place/merge': {
    title: '장소 합치기',
    list: PlaceListPage,
    one: PlaceMergePage,
  },
  import: {
    title: '가져오기',
    group: '장소 자료',
    list: ImportListPage,
    one: ImportPage,
  },
  group: {
    title: '장소 종류',
    group: '장소 자료',
    list: GroupRecords,
    one: GroupForm,
  },
  option: {
    title: '시설',
    group: '장소 자료',
    list: OptionRecords,
    one: OptionForm,
  },
  users: {
    title: '회원',
    group: '회원과 글',
    list: MemberRecords,
    one: MemberScreen,
  },
  mentor: {
    title: '멘토',
    group: '회원과 글',
    list: MentorRecords,
    one: MentorForm,
  },
  review: {
    title: '후기',
    group: '회원과 글',
    list: ReviewRecords,
  },
  entry: {
    title: '입장 소식',
    group: '회원과 글',
    list: EntryRecords,
  },
  'master/board': {
    title: '게시판',
    group: '회원과 글',
    list: BoardRecords,
    one: BoardForm,
  },
  notice: {
    title: '공지사항',
    group: '화면과 설정',
    list: NoticeRecords,
    one: NoticeForm,
  },
  'main-banner': {
    title: '메인 배너',
    group: '화면과 설정',
    list: () => <BannerRecords slot="main-banner" />,
    one: ({ id }) => <BannerForm slot="main-banner" id={id} />,
  },
  banner: {
    title: '배너',
    group: '화면과 설정',
    list: () => <BannerRecords slot="banner" />,
    one: ({ id }) => <BannerForm slot="banner" id={id} />,
  },
  popup: {
    title: '팝업',
    group: '화면과 설정',
    list: () => <BannerRecords slot="popup" />,
    one: ({ id }) => <BannerForm slot="popup" id={id} />,
  },
  settings: {
    title: '환경설정',
    group: '화면과 설정',
    list: SettingsForm,
  },
  audit: {
    title: '바뀐 기록',
    group: '화면과 설정',
    list: AuditLog,
  },
}

const MENU = MENU_GROUPS.map((name) => ({
  name,
  sections: Object.entries(PAGES)
    .filter(([, { group }]) => group === name)
    .map(([path, { title }]) => ({ path, title })),
}))

/** Everything below `/adm`. One route, so that the addresses of the back office cost visitors nothing; see decision 0305. */
export function AdminPages() {
  const splat = useScreenLocation(({ pathname }) => splatOf(pathname))
  const { userId } = useSession()
  const found = readAdminPath(splat)
  if (!found) return <NotFoundPage />
  const { section, id } = found
  const page: Page = PAGES[section]
  const One = page.one
  return (
    <AdminLayout menu={<AdminMenu groups={MENU} />} title={page.title}>
      {/* Another admin may log in from another tab: what the last one typed, or asked to see of a member, is not theirs. */}
      <Fragment key={userId}>{id === 'list' ? <page.list /> : One && <One key={id} id={id} />}</Fragment>
    </AdminLayout>
  )
}
