import type { ReactNode } from 'react'
import type { Picture } from '../../../ui/content/PhotoFrame.tsx'
import { Avatar } from '../../../ui/content/Avatar.tsx'
import { Box } from '../../../ui/kit/Box.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import classes from './Mentoring.module.css'

interface Props {
  /** null: somebody who has left. */
  person: { nickname: string; photo: Picture | null } | null
  /** What they are called then. */
  gone: string
  /** A line below the name. */
  children: ReactNode
}

/** A person with their picture. */
export const PersonLine = ({ person, gone, children }: Props) => (
  <Row gap={12} align="center" wrap="large">
    <Avatar picture={person?.photo ?? null} name={person?.nickname ?? '?'} size="2.75rem" />
    <Box shrink grow>
      <p className={classes.name}>{person?.nickname ?? gone}</p>
      <Text size="sm" tone="quiet">
        {children}
      </Text>
    </Box>
  </Row>
)
