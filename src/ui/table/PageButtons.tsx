import { Button } from '../actions/Button.tsx'
import { Row } from '../kit/Row.tsx'

interface Props {
  /** Whose pages they are. */
  label?: string
  /** Undefined on the first page. */
  onPrevious: (() => void) | undefined
  /** Undefined on the last page, and until that is known. */
  onNext: (() => void) | undefined
}

/** Leads through the pages of a table. */
export const PageButtons = ({ label = '쪽', onPrevious, onNext }: Props) => (
  <Row gap={8} justify="end" as="nav" aria-label={label}>
    {onPrevious && (
      <Button variant="default" onClick={onPrevious}>
        이전
      </Button>
    )}
    {onNext && (
      <Button variant="default" onClick={onNext}>
        다음
      </Button>
    )}
  </Row>
)
