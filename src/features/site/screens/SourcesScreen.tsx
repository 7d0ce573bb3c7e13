import { PUBLIC_SOURCE_KEYS, PUBLIC_SOURCES } from '../../../../contract/imports/sources.ts'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'

/** The public data that places come from, each with its owner and licence. */
export function SourcesScreen() {
  return (
    <Stack gap={16} padTop={16} padX={16} padBottom={32}>
      <Heading
        level={1}
        text="장소 정보는 공공데이터에서 가져와요. 어느 자료의 언제 것인지는 장소마다 출처에 적혀 있어요."
      >
        공공데이터 출처
      </Heading>
      {PUBLIC_SOURCE_KEYS.map((key) => {
        const { provider, title, licence, url } = PUBLIC_SOURCES[key]
        return (
          <TitledCard key={key} title={title} text={`${provider} · ${licence}`}>
            <Text as="a" tall={44} tone="accent" href={url} target="_blank" rel="noopener noreferrer">
              {provider} 자료 보기
            </Text>
          </TitledCard>
        )
      })}
    </Stack>
  )
}
