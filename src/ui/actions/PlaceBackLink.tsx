import { IconArrowLeft } from '@tabler/icons-react'
import { RowLink } from '../kit/Row.tsx'

/** Above the title of a screen about one place: its name, which leads to it. */
export const PlaceBackLink = ({ id, name }: { id: number; name: string }) => (
  <RowLink
    inline
    gap={6}
    align="center"
    self="start"
    tall={44}
    weight={600}
    tone="accent"
    to="/place/$id"
    params={{ id }}
  >
    <IconArrowLeft size={18} aria-hidden />
    {name}
  </RowLink>
)
