import { Link, useRouterState } from '@tanstack/react-router'
import { Text } from '../../../ui/kit/Text.tsx'
import classes from './Backoffice.module.css'

interface Group {
  /** Empty: it has no heading. */
  name: string
  sections: readonly { path: string; title: string }[]
}

const scrollIntoView = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest' })

/** Links to the sections of the back office. */
export function AdminMenu({ groups }: { groups: readonly Group[] }) {
  const { pathname } = useRouterState({ select: ({ location }) => location })
  const at = pathname.replace(/^\/adm\/?/, '')
  // Some sections stand below the address of another one: the nearest is the current one.
  const current = groups
    .flatMap(({ sections }) => sections)
    .map(({ path }) => path)
    .filter((path) => at === path || (path !== '' && at.startsWith(`${path}/`)))
    .toSorted((a, b) => b.length - a.length)[0]
  return groups.map(({ name, sections }) => (
    <div key={name}>
      {name && (
        <Text size="xs" tone="quiet" weight={600} padX={12} padTop={8} aria-hidden>
          {name}
        </Text>
      )}
      <ul aria-label={name || undefined} className={classes.menu}>
        {sections.map(({ path, title }) => (
          <li key={path}>
            <Link
              ref={path === current ? scrollIntoView : null}
              to="/adm/$"
              params={{ _splat: path }}
              activeOptions={{ exact: path === '' || path !== current, includeSearch: false }}
              className={classes.menuLink}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
