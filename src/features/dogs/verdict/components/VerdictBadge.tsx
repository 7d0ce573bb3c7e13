import { type Level, LEVEL_NAME } from '../../../../../contract/verdict/verdict-levels.ts'
import { LevelIcon } from './LevelIcon.tsx'
import classes from './VerdictLevels.module.css'

/** The level of a verdict as colour, icon and word. */
export const VerdictBadge = ({ level }: { level: Level }) => (
  <span className={classes.badge} data-level={level}>
    <LevelIcon level={level} size={16} />
    {LEVEL_NAME[level]}
  </span>
)
