import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconHelpCircleFilled,
} from '@tabler/icons-react'
import type { Level } from '../../../../../contract/verdict/verdict-levels.ts'

/** Four shapes, so that the levels differ without colour too. */
const ICONS = {
  yes: IconCircleCheckFilled,
  conditions: IconAlertTriangleFilled,
  no: IconCircleXFilled,
  unknown: IconHelpCircleFilled,
} as const satisfies Record<Level, unknown>

export function LevelIcon({ level, size }: { level: Level; size: number }) {
  const Icon = ICONS[level]
  return <Icon size={size} aria-hidden />
}
