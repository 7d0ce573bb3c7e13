import { Heading } from '../../../ui/content/Heading.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { ImportFiles } from './ImportFiles.tsx'

/** The beginning of an import: its files. */
export const ImportUpload = () => (
  <Stack gap={16}>
    <Heading level={1} text="파일을 올리면 먼저 무엇이 바뀔지 보여 드려요. 고른 것만 가져와요.">
      파일 올리기
    </Heading>
    <TitledCard title="파일 고르기" text="모두 합해 200MB까지, 어떤 자료인지는 파일 내용으로 알아봐요.">
      <ImportFiles />
      <Text size="sm" tone="quiet">
        CSV(UTF-8, CP949, UTF-16): 한국문화정보원의 반려동물 동반 가능 문화시설, 지방행정 인허가데이터의 동물병원과
        동물약국, 한국도로공사의 휴게소 반려동물 놀이터. JSON: 한국관광공사 반려동물 동반여행 서비스.
      </Text>
    </TitledCard>
  </Stack>
)
