import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import classes from './Backoffice.module.css'

/** Links to the sections of the back office. */
export function AdminMenu({ sections }: { sections: readonly { path: string; title: string }[] }) {
  const { pathname } = useRouterState({ select: ({ location }) => location })
  const at = pathname.replace(/^\/adm\/?/, '')
  // Some sections stand below the address of another one: the nearest is the current one.
  const current = sections
    .map(({ path }) => path)
    .filter((path) => at === path || (path !== '' && at.startsWith(`${path}/`)))
    .toSorted((a, b) => b.length - a.length)[0]
  const place = sections.findIndex(({ path }) => path === current)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }, [place])
  return (
    <ul ref={list} className={classes.menu}>
      {sections.map(({ path, title }) => (
        <li key={path}>
          <Link
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
  )
}
