import { IconBook2, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './PlaceGuideLink.module.css'

/** To the house rules and tips of a place. */
export function PlaceGuideLink({ id }: { id: number }) {
  return (
    <Link to="/place/$id/guide" params={{ id }} className={classes.link}>
      <IconBook2 size={24} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <strong>이용 안내</strong>
        <span className={classes.quiet}>이용 규칙과 함께 가는 팁을 모았어요</span>
      </span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  )
}
