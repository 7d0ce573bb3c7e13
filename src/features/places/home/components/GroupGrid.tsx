import { IconLayoutGrid } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Group } from '../../../../../contract/groups/groups.ts'
import { NamedIcon } from '../../../../ui/kit/NamedIcon.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import classes from './GroupGrid.module.css'

const SHOWN = 9

/** Kinds of place as icons; the last links to all. */
export function GroupGrid({ groups }: { groups: readonly Group[] | undefined }) {
  return (
    <ul className={classes.grid}>
      {groups
        ? groups.slice(0, SHOWN).map(({ key, name, icon }) => (
            <li key={key}>
              <Link to="/place" search={{ g: key }} className={classes.link}>
                <span className={classes.icon}>
                  <NamedIcon name={icon} size={26} stroke={1.6} />
                </span>
                {name}
              </Link>
            </li>
          ))
        : Array.from({ length: SHOWN }, (_, index) => (
            <li key={index} className={classes.link}>
              <Skeleton width="3.5rem" height="3.5rem" radius="1.125rem" />
              <Skeleton width="2.5rem" height="1rem" />
            </li>
          ))}
      <li>
        <Link to="/place" className={classes.link}>
          <span className={classes.icon} data-all>
            <IconLayoutGrid size={26} stroke={1.6} aria-hidden />
          </span>
          전체
        </Link>
      </li>
    </ul>
  )
}
