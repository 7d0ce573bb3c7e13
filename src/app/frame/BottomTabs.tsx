import { Link } from '@tanstack/react-router'
import { NAVIGATION, useLinkTarget } from './navigation.ts'
import classes from './BottomTabs.module.css'

/** The phone's navigation, within reach of a thumb. */
export function BottomTabs() {
  const placeOf = useLinkTarget()
  return (
    <nav className={classes.tabs} aria-label="주요 메뉴">
      {NAVIGATION.map((item) => {
        const Icon = item.icon
        return (
          <Link key={item.label} to={placeOf(item)} activeOptions={{ exact: item.to === '/' }} className={classes.tab}>
            <Icon size={24} stroke={1.75} aria-hidden />
            <span>{item.label}</span>
          </Link>
        )
      })}
    </nav>
  )
}
