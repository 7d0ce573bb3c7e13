import type { ReactNode } from 'react'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { RowLink } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { TitledCard } from '../../../../ui/content/TitledCard.tsx'
import { SchemePicker } from '../../components/SchemePicker.tsx'
import { documentOf } from '../../terms/model.ts'
import { ForgetDevice } from '../components/ForgetDevice.tsx'

interface Props {
  /** The dog that is described on this device. */
  dog: ReactNode
  /** The storage that the app uses on this device. */
  space: ReactNode
}

/** What can be set without an account: it all concerns this device. */
export const VisitorSettingScreen = ({ dog, space }: Props) => (
  <Stack gap={20} room={640}>
    <Heading level={1}>설정</Heading>
    <TitledCard title="화면 테마">
      <SchemePicker />
    </TitledCard>
    <TitledCard title="우리 강아지" text="로그인하기 전에는 이 기기에만 담아 두어요.">
      {dog}
    </TitledCard>
    <TitledCard title="저장 공간" text="연결이 없어도 볼 수 있게 이 기기에 담아 두었어요.">
      {space}
    </TitledCard>
    <TitledCard title="이 기기의 내 기록" text="여럿이 쓰는 기기라면 떠나기 전에 지워 주세요.">
      <ForgetDevice />
    </TitledCard>
    <TitledCard title="약관과 개인정보">
      <Stack as="ul" gap={4}>
        {(['terms', 'privacy'] as const).map((name) => (
          <li key={name}>
            <RowLink to={`/${name}`} align="center" tall={44} press>
              {documentOf(name, '').title}
            </RowLink>
          </li>
        ))}
      </Stack>
    </TitledCard>
  </Stack>
)
