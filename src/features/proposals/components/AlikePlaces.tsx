import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { RowLink } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
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
    <Stack gap={4} pad={16} ground="card" round={12}>
      <Text tone="conditions" weight={600}>
        이미 있는 장소일 수 있어요.
      </Text>
      <ul>
        {alike.map(({ id, name: known, sido, sigungu }) => (
          <li key={id}>
            <RowLink inline align="center" tall={44} weight={600} tone="accent" to="/place/$id" params={{ id }}>
              {known} ({sido} {sigungu})
            </RowLink>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
