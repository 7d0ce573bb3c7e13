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
        const inside = (
          <>
            <Icon size={24} stroke={1.75} aria-hidden />
            <span>{item.label}</span>
          </>
        )
        return 'to' in item ? (
          <Link key={item.label} to={placeOf(item)} activeOptions={{ exact: item.exact }} className={classes.tab}>
            {inside}
          </Link>
        ) : (
          <button key={item.label} type="button" onClick={item.act} className={classes.tab}>
            {inside}
          </button>
        )
      })}
    </nav>
  )
}
