import { IconChevronDown } from '@tabler/icons-react'
import { FoodLawChecklist } from './FoodLawChecklist.tsx'
import classes from './FoodLaw.module.css'

/** The law's checklist on a place's own page, folded. */
export function FoodLaw() {
  return (
    <details className={classes.law}>
      <summary>
        2026년 법이 정한 기준 보기
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <FoodLawChecklist />
    </details>
  )
}
