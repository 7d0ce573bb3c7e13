import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/actions/Button.tsx'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { LogoutButton } from '../../../session/components/LogoutButton.tsx'
import { availableSocials, type ClientIds } from '../../../session/social/model.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { RowLink } from '../../../../ui/kit/Row.tsx'
import { TitledCard } from '../../../../ui/content/TitledCard.tsx'
import { AgreedDocuments } from '../components/AgreedDocuments.tsx'
import { DeviceList } from '../components/DeviceList.tsx'
import { ExportButton } from '../components/ExportButton.tsx'
import { LinkedSocials } from '../components/LinkedSocials.tsx'
import { MarketingSwitch } from '../components/MarketingSwitch.tsx'
import { PasswordForm } from '../../password/components/PasswordForm.tsx'
import { SchemePicker } from '../../components/SchemePicker.tsx'
import { WithMe } from '../../components/WithMe.tsx'

/** Height of a card with that many providers, including the gap above it, in rem. */
const socialsRoom = (many: number) => 7.2 + many * 3.5

interface Props {
  /** The providers that this deployment has configured. */
  clientIds: ClientIds
  /** The storage that the app uses on this device. */
  space: ReactNode
  /** The second factor, for who needs one. */
  factors: ReactNode
  /** Whom the member has muted or blocked. */
  mutes: ReactNode
}

export function SettingScreen({ clientIds, space, factors, mutes }: Props) {
  const [changing, setChanging] = useState(false)
  const socials = availableSocials(clientIds).length
  return (
    <Stack gap={20} room={640}>
      <Heading level={1}>설정</Heading>
      <TitledCard title="화면 테마">
        <SchemePicker />
      </TitledCard>
      <WithMe room={`${34 + (socials && socialsRoom(socials))}rem`}>
        {(me) => (
          <>
            <TitledCard title="알림">
              <MarketingSwitch user={me} />
            </TitledCard>
            <TitledCard title="약관과 개인정보">
              <AgreedDocuments user={me} />
            </TitledCard>
            {me.hasPassword && (
              <TitledCard title="비밀번호" text="바꾸면 다른 기기에서는 모두 로그아웃돼요.">
                {changing ? (
                  <PasswordForm user={me} onDone={() => setChanging(false)} />
                ) : (
                  <Button variant="default" onClick={() => setChanging(true)}>
                    비밀번호 바꾸기
                  </Button>
                )}
              </TitledCard>
            )}
            {socials > 0 && (
              <TitledCard title="간편 로그인" text="연결해 두면 비밀번호 없이 로그인할 수 있어요.">
                <LinkedSocials user={me} clientIds={clientIds} />
              </TitledCard>
            )}
          </>
        )}
      </WithMe>
      {factors}
      <TitledCard title="로그인한 기기" text="모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요.">
        <DeviceList />
      </TitledCard>
      <TitledCard title="숨긴 회원" text="숨기거나 차단한 회원의 글과 댓글, 후기는 나에게 보이지 않아요.">
        {mutes}
      </TitledCard>
      <TitledCard title="저장 공간" text="연결이 없어도 볼 수 있게 이 기기에 담아 두었어요.">
        {space}
      </TitledCard>
      <TitledCard title="내 정보" text="댕댕로드에 저장된 내 정보를 파일로 내려받아요. 사진도 들어 있어요.">
        <ExportButton />
      </TitledCard>
      <TitledCard title="로그아웃">
        <Stack columns="two" gap={10}>
          <LogoutButton />
          <LogoutButton everywhere />
        </Stack>
      </TitledCard>
      <RowLink self="center" inline align="center" tall={44} padX={8} tone="quiet" underlined to="/my/setting/withdraw">
        회원 탈퇴
      </RowLink>
    </Stack>
  )
}
