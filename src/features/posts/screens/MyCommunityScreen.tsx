import type { ReactNode } from 'react'
import { ChipLink } from '../../../ui/actions/ChipLink.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { MyPosts } from '../components/MyPosts.tsx'
import { MY_LISTS, type MyList } from '../my-model.ts'
import classes from '../components/Posts.module.css'

interface Props {
  list: MyList
  comments: ReactNode
  reports: ReactNode
}

/** What the member has written in the community, and what became of their reports; each list is an address. */
export function MyCommunityScreen({ list, comments, reports }: Props) {
  const lists: Record<MyList, ReactNode> = { posts: <MyPosts />, comments, reports }
  return (
    <Stack columns="one" gap={20}>
      <Heading level={1}>내 글과 댓글</Heading>
      <Row as="ul" gap={8} strip aria-label="목록 고르기">
        {MY_LISTS.map(({ key, name }) => (
          <li key={key}>
            <ChipLink
              to="/my/community"
              // The route reads it itself: a schema would be loaded before every first screen.
              search={(key === 'posts' ? {} : { list: key }) as never}
              replace
              current={list === key}
            >
              {name}
            </ChipLink>
          </li>
        ))}
      </Row>
      <div className={classes.mine}>{lists[list]}</div>
    </Stack>
  )
}
