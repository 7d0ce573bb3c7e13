import type { ReactNode } from 'react'
import { Text } from './Text.tsx'

interface Props {
  /** Nothing went wrong: it is only good to know. */
  calm?: boolean
  children: ReactNode
}

/** What is said about a form as a whole, read out as soon as it is there. */
export const Message = ({ calm = false, children }: Props) =>
  calm ? (
    <Text role="alert" padY={12} padX={14} ground="accent" round={12}>
      {children}
    </Text>
  ) : (
    <Text role="alert" padY={12} padX={14} tone="no" ground="no" round={12}>
      {children}
    </Text>
  )
