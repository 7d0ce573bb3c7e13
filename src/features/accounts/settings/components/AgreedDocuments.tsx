import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../../../contract/users/users.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { RetryLine } from '../../../../ui/states/RetryLine.tsx'
import { RowLink } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { dateText } from '../../../../platform/dates/korean-dates.ts'
import { consentsQuery } from '../../queries.ts'
import { consentTo } from '../../terms/consent-model.ts'
import { documentOf } from '../../terms/model.ts'

/** The documents that the member has agreed to: which version, and when. */
export function AgreedDocuments({ user }: { user: User }) {
  const { data, isError, refetch, isFetching } = useQuery(consentsQuery(user.id))
  const stateOf = (name: 'terms' | 'privacy') => {
    if (!data) return ''
    const consent = consentTo(name, data)
    return consent ? `${dateText(consent.agreedAt)}에 제${consent.version}판에 동의했어요.` : '아직 동의하지 않았어요.'
  }
  return (
    <Stack as="ul" gap={4}>
      {(['terms', 'privacy'] as const).map((name) => (
        <li key={name}>
          <RowLink to={`/${name}`} align="center" tall={44} press>
            <Box grow shrink>
              <Text weight={600}>{documentOf(name, '').title}</Text>
              <Text size="sm" tone="quiet">
                {stateOf(name) || '\u00a0'}
              </Text>
            </Box>
          </RowLink>
        </li>
      ))}
      {isError && !data && (
        <li>
          <RetryLine
            message="언제 동의했는지 불러오지 못했어요."
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </li>
      )}
    </Stack>
  )
}
