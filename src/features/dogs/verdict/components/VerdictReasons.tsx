import { IconInfoCircleFilled } from '@tabler/icons-react'
import type { Reason } from '../../../../../contract/verdict/verdict.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { LevelIcon } from './LevelIcon.tsx'
import classes from './Verdict.module.css'

/** The reasons of a verdict, the most decisive first. */
export function VerdictReasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <Stack as="ul" gap={8}>
      {reasons.map(({ level, text }) => (
        <li key={`${level} ${text}`} className={classes.reason} data-level={level}>
          {level === 'info' ? <IconInfoCircleFilled size={18} aria-hidden /> : <LevelIcon level={level} size={18} />}
          <span>{text}</span>
        </li>
      ))}
    </Stack>
  )
}
