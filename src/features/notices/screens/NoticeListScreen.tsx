import { IconPinned, IconSpeakerphone } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { NOTICE_CATEGORIES, NOTICE_CATEGORY_NAME } from '../../../../contract/notices/notices.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { dateText } from '../../../platform/dates/korean-dates.ts'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { PagedList } from '../../../ui/content/PagedList.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SearchForm } from '../../../ui/fields/SearchForm.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import classes from '../components/Notices.module.css'
import type { NoticeSearch } from '../model.ts'
import { noticesQuery } from '../queries.ts'
import { useReadNotices } from '../state.ts'

interface Props {
  search: NoticeSearch
  /** Where the list begins, if not at the start. */
  after?: string | undefined
  onSearch: (search: NoticeSearch) => void
}

/** Notices for everybody: pinned first, by category, searched; a dot marks those that weren't read on this device. */
export function NoticeListScreen({ search, after, onSearch }: Props) {
  const list = useInfiniteQuery(noticesQuery(search, after))
  const read = useReadNotices()
  const notices = list.data?.pages.flatMap(({ items }) => items) ?? []
  const { category, q } = search
  const words = { ...(q && { q }) }
  return (
    <Stack gap={16} padY={20} padX={16}>
      <Heading level={1}>공지사항</Heading>
      <SearchForm
        words={q ?? ''}
        label="공지 찾기"
        placeholder="제목, 파일 이름으로 찾기"
        onSearch={(next) => onSearch({ ...(category && { category }), ...(next && { q: next }) })}
      >
        {category && <input type="hidden" name="category" value={category} />}
      </SearchForm>
      <Row as="fieldset" bare gap={8} wrap rowGap={8} aria-label="분류">
        <Chip selected={!category} onClick={() => onSearch(words)}>
          전체
        </Chip>
        {NOTICE_CATEGORIES.map((one) => (
          <Chip key={one} selected={category === one} onClick={() => onSearch({ ...words, category: one })}>
            {NOTICE_CATEGORY_NAME[one]}
          </Chip>
        ))}
      </Row>
      <PagedList
        list={list}
        none={notices.length === 0}
        loading={
          <Loading>
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
          </Loading>
        }
        empty={
          <EmptyState icon={IconSpeakerphone} title={q || category ? '찾은 공지가 없어요' : '아직 공지가 없어요'} />
        }
        label="공지 더 보기"
      >
        <ul className={classes.list}>
          {notices.map(({ id, title, category, pinned, publishedAt }) => (
            <li key={id}>
              <Link
                to="/notice/$id"
                params={{ id }}
                className={classes.item}
                data-read={read.includes(id) || undefined}
              >
                <span className={classes.title}>
                  {title}
                  {!read.includes(id) && (
                    <span className={classes.dot}>
                      <span className="visually-hidden">안 읽음</span>
                    </span>
                  )}
                </span>
                {pinned && <Pinned />}
                <span className={classes.about}>
                  {NOTICE_CATEGORY_NAME[category]} · {dateText(publishedAt)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </PagedList>
    </Stack>
  )
}

const Pinned = () => (
  <span>
    <IconPinned size={18} aria-hidden />
    <span className="visually-hidden">고정</span>
  </span>
)
