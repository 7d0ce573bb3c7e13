import type { ListColor } from '../../../../../contract/likes/like-lists.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import classes from './Lists.module.css'

/** The colour of a list, beside its name. */
export const ListDot = ({ color, size = 'small' }: { color: ListColor; size?: 'small' | 'large' }) => (
  <Box as="span" rigid round="full" className={classes.dot} data-color={color} data-size={size} aria-hidden />
)
