import type { ReactNode } from 'react'
import { Text } from '../kit/Text.tsx'

interface Props {
  /** For information, not an error. */
  calm?: boolean
  children: ReactNode
}

/** A message about a form as a whole, announced as soon as it appears. */
export const Message = ({ calm = false, children }: Props) =>
  calm ? (
    <Text as="div" role="alert" padY={12} padX={14} ground="accent" round={12}>
      {children}
    </Text>
  ) : (
    <Text as="div" role="alert" padY={12} padX={14} tone="no" ground="no" round={12}>
      {children}
    </Text>
  )
