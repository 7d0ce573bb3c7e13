import { Link } from '@tanstack/react-router'
import classes from './Backoffice.module.css'

/** Links to the sections of the back office. */
export function AdminMenu({ sections }: { sections: readonly { path: string; title: string }[] }) {
  return (
    <ul className={classes.menu}>
      {sections.map(({ path, title }) => (
        <li key={path}>
          <Link
            to="/adm/$"
            params={{ _splat: path }}
            activeOptions={{ exact: path === '', includeSearch: false }}
            className={classes.menuLink}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
