import { Button } from '../actions/Button.tsx'
import { Row } from '../kit/Row.tsx'
import { Text } from '../kit/Text.tsx'

interface Props {
  /** What could not be read. */
  message: string
  onRetry: () => void
  retrying: boolean
}

/** In place of a small part that failed to load, so that its absence isn't taken for an answer; `ErrorState` stands for a larger one. */
export const RetryLine = ({ message, onRetry, retrying }: Props) => (
  <Row role="alert" wrap align="center" gap={8}>
    <Text size="sm" tone="no">
      {message}
    </Text>
    <Button variant="default" loading={retrying} onClick={onRetry}>
      다시 시도
    </Button>
  </Row>
)
