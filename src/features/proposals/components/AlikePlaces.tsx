import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Message } from '../../../ui/Message.tsx'
import { alikeAmong, type Position } from '../model.ts'
import { alikeQuery } from '../queries.ts'

const DEBOUNCE_MS = 300
const SHOWN = 3

/** Known places that may be the one that is described; what was written stays as a draft. */
export function AlikePlaces({ name, position }: { name: string; position: Position | null }) {
  const [asked] = useDebouncedValue(name.trim(), DEBOUNCE_MS)
  const { data = [] } = useQuery(alikeQuery(asked))
  const alike = alikeAmong(data, { name: asked, position }).slice(0, SHOWN)
  if (alike.length === 0) return null
  return (
    <Message>
      이미 있는 장소일 수 있어요.
      <ul>
        {alike.map(({ id, name: known, sido, sigungu }) => (
          <li key={id}>
            <Link to="/place/$id" params={{ id }}>
              {known}
            </Link>{' '}
            ({sido} {sigungu})
          </li>
        ))}
      </ul>
    </Message>
  )
}
