import { Button } from '../../../ui/actions/Button.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { useNames } from '../names-hooks.ts'

interface Props {
  /** What follows the `@` before the caret; null: no name is being typed. */
  typed: string | null
  onChoose: (name: string) => void
}

const MOST = 5

/** Who can be named, while a name is typed. */
export function MentionNames({ typed, onChoose }: Props) {
  const names = useNames()
  const words = typed?.toLowerCase()
  const found = words === undefined ? [] : names.filter((name) => name.toLowerCase().startsWith(words)).slice(0, MOST)
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <Row as="ul" gap={4} wrap aria-label="부를 수 있는 사람">
          {found.map((name) => (
            <li key={name}>
              {/* The field keeps the focus, and with it what is being composed. */}
              <Button variant="light" onMouseDown={(event) => event.preventDefault()} onClick={() => onChoose(name)}>
                @{name}
              </Button>
            </li>
          ))}
        </Row>
      )}
    </div>
  )
}
