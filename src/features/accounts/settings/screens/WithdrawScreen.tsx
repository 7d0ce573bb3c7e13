import { useRouter } from '@tanstack/react-router'
import { BulletList } from '../../../../ui/content/BulletList.tsx'
import { ButtonLink } from '../../../../ui/actions/Button.tsx'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { showAlert } from '../../../../ui/overlays/state.ts'
import type { ClientIds } from '../../../session/social/model.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { TitledCard } from '../../../../ui/content/TitledCard.tsx'
import { WithdrawBySocial } from '../components/WithdrawBySocial.tsx'
import { WithMe } from '../../components/WithMe.tsx'
import { dateText } from '../../../../platform/dates/korean-dates.ts'
import { WithdrawForm } from '../components/WithdrawForm.tsx'

const GOES = [
  '이메일, 비밀번호, 간편 로그인 연결, 닉네임, 소개, 프로필 사진',
  '강아지 정보와 예방접종 기록',
  '찜한 곳과 메모, 알림 설정',
  '로그인한 기기 목록',
  '보낸 정보 수정 제안과 그 사진',
] as const
const STAYS = [
  '후기와 그 사진, 글은 작성자를 ‘탈퇴한 회원’으로 바꾸어 남겨요. 남기고 싶지 않은 글은 먼저 지워 주세요.',
  '들어갔는지 알려 주신 기록은 누가 알렸는지 없이 남아요. 지금 ‘내 제보’에서 거둘 수 있어요.',
  '법에서 보관하도록 정한 접속 기록은 정해진 기간 동안 따로 두었다가 지워요.',
] as const

/** Shows what a withdrawal deletes and what remains, before it happens. */
export function WithdrawScreen({ clientIds }: { clientIds: ClientIds }) {
  const router = useRouter()

  async function sayGoodbye(erasedAt: string): Promise<void> {
    await router.navigate({ to: '/', replace: true })
    void showAlert(`${dateText(erasedAt)}까지 다시 로그인하면 계정을 되살릴 수 있어요. 그동안 고마웠어요.`, {
      title: '탈퇴를 신청했어요',
    })
  }

  return (
    <Stack gap={20} room={640}>
      <Heading level={1} text="떠나기 전에 꼭 읽어 주세요.">
        회원 탈퇴
      </Heading>
      <TitledCard title="7일 안에는 되돌릴 수 있어요">
        <p>지금 신청하면 모든 기기에서 로그아웃돼요. 7일 안에 다시 로그인하면 계정이 그대로 되살아나요.</p>
      </TitledCard>
      <TitledCard title="7일 뒤에 지워져요">
        <BulletList lines={GOES} />
      </TitledCard>
      <TitledCard title="남는 것도 있어요">
        <BulletList lines={STAYS} />
      </TitledCard>
      <WithMe room="9.4rem">
        {(me) =>
          me.hasPassword ? (
            <WithdrawForm onGone={sayGoodbye} />
          ) : (
            <WithdrawBySocial user={me} clientIds={clientIds} onGone={sayGoodbye} />
          )
        }
      </WithMe>
      <ButtonLink to="/my/setting" variant="default" fullWidth>
        계속 이용하기
      </ButtonLink>
    </Stack>
  )
}
