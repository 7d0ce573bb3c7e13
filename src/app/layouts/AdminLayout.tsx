import '@mantine/core/styles/AppShell.layer.css'
import { AppShell } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { useBrand } from '../../features/site/queries.ts'
import { Text } from '../../ui/kit/Text.tsx'
import { RowLink } from '../../ui/kit/Row.tsx'
import { ThemeProvider } from '../../ui/kit/ThemeProvider.tsx'
import { Mark } from '../../ui/content/Wordmark.tsx'
import { Main } from '../frame/Main.tsx'
import classes from './AdminLayout.module.css'

interface Props {
  /** Navigation between the admin sections. */
  menu?: ReactNode
  /** Of the document; default: the route's. */
  title?: string
  children: ReactNode
}

/** For admin pages: made for desktops, with an always visible menu and tables as wide as the window. */
export function AdminLayout({ menu, title, children }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <ThemeProvider>
      <AppShell
        data-layout="admin"
        header={{ height: 56 }}
        navbar={{ width: 232, breakpoint: 'sm', collapsed: { mobile: !opened } }}
        padding="lg"
        classNames={{ header: classes.header ?? '', navbar: classes.navbar ?? '', main: classes.main ?? '' }}
      >
        <AppShell.Header>
          <IconButton label="메뉴" aria-expanded={opened} onClick={() => setOpened(!opened)} className={classes.toggle}>
            <IconMenu2 size={22} stroke={1.75} />
          </IconButton>
          <Mark size={24} />
          <Text as="span" grow weight={700}>
            {useBrand()} 관리
          </Text>
          <RowLink align="center" tall={44} padX={8} to="/">
            사이트로 가기
          </RowLink>
        </AppShell.Header>
        <AppShell.Navbar aria-label="관리 메뉴">{menu}</AppShell.Navbar>
        <AppShell.Main component="div">
          <Main {...(title && { title })}>{children}</Main>
        </AppShell.Main>
      </AppShell>
    </ThemeProvider>
  )
}
