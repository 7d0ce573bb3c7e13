import { IconBook2, IconChevronRight } from '@tabler/icons-react'
import { RowLink } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'

/** Links to the house rules and tips of a place. */
export function PlaceGuideLink({ id }: { id: number }) {
  return (
    <RowLink
      gap={12}
      align="center"
      padY={14}
      padX={16}
      ground="accent"
      round={12}
      icons="accent"
      to="/place/$id/guide"
      params={{ id }}
    >
      <IconBook2 size={24} stroke={1.5} aria-hidden />
      <Stack as="span" grow shrink leading="even">
        <strong>이용 안내</strong>
        <Text as="span" size="sm" tone="quiet">
          이용 규칙과 함께 가는 팁을 모았어요
        </Text>
      </Stack>
      <IconChevronRight size={20} aria-hidden />
    </RowLink>
  )
}
