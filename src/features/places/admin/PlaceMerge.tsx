import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { josa } from '../../../../contract/text/josa.ts'
import type { FollowerKind, MergePreview, MergeSide } from '../../../../contract/places/places-merge.ts'
import { grouped } from '../../../lib/number-text.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Card } from '../../../ui/kit/Card.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Unloaded } from '../../backoffice/admin/Unloaded.tsx'
import { ConfirmPanel } from '../../session/components/ConfirmPanel.tsx'
import { useConfirmed } from '../../session/confirmation-hooks.ts'
import { STATE_NAME } from '../admin-model.ts'
import { mergePlace } from '../admin-mutations.ts'
import { mergeQuery } from '../admin-queries.ts'

const NAMES: Record<FollowerKind, string> = {
  likes: '찜과 목록',
  reviews: '후기',
  entries: '입장 소식',
  suggestions: '정보 수정 제안',
  posts: '커뮤니티 글',
  questions: '멘토 질문',
  photos: '사진',
  sources: '공공데이터 연결',
}

/** Merges a place into another one, after showing what follows. */
export function PlaceMerge({ from, into }: { from: number; into: number }) {
  const query = useQuery(mergeQuery(from, into))
  return query.data ? <Preview {...query.data} /> : <Unloaded title="장소 합치기" query={query} />
}

function Preview({ from, into, follows }: MergePreview) {
  const navigate = useNavigate()
  const merging = useCommand(mergePlace)
  const { asking, confirmed } = useConfirmed()
  const [message, setMessage] = useState<string | null>(null)
  const doubled = follows.filter((one) => one.doubled > 0)

  async function merge(): Promise<void> {
    const question = `${from.name}의 주소로 오면 ${josa(into.name, '이/가')} 보여요. 합친 뒤에는 되돌릴 수 없어요.`
    if (!(await askConfirm(question, { title: '두 장소를 합칠까요?', color: 'error' }))) return
    setMessage(null)
    try {
      await confirmed(() => merging.submit({ id: from.id, into: into.id, version: from.version }))
      await navigate({ to: '/adm/$', params: { _splat: `place/${into.id}` } })
    } catch (failure) {
      setMessage(failure instanceof Error ? failure.message : '요청에 실패했습니다.')
    }
  }

  return (
    <Stack gap={20}>
      <Heading level={1} text="같은 곳이 두 번 등록됐을 때 하나로 모아요.">
        장소 합치기
      </Heading>
      <Stack columns="two" gap={16}>
        <Side title="남는 장소" place={into} text="이름, 주소, 동반 조건 같은 정보는 이 장소의 것이 그대로예요." />
        <Side title="없어지는 장소" place={from} text="이 장소의 주소로 오면 남는 장소로 보내요(301)." />
      </Stack>
      <Link to="/adm/$" params={{ _splat: `place/merge/${into.id}` }} search={{ into: from.id } as never} replace>
        반대로 합치기
      </Link>
      <Card as="section" aria-label="함께 옮기는 것">
        <Text as="h2" size="lead">
          함께 옮기는 것
        </Text>
        <Stack as="ul" gap={8} above={12}>
          {follows.map(({ kind, moved }) => (
            <li key={kind}>
              {NAMES[kind]} {grouped(moved)}개
            </li>
          ))}
        </Stack>
        {doubled.length > 0 && (
          <Text tone="quiet" above={12}>
            두 곳에 다 있는 것은 남는 장소의 것만 보여요:{' '}
            {doubled.map((one) => `${NAMES[one.kind]} ${one.doubled}개`).join(', ')}
          </Text>
        )}
      </Card>
      <Text weight={600}>합친 뒤에는 되돌릴 수 없어요. 옮긴 것은 남는 장소에 섞여서 나눌 수 없어요.</Text>
      {message && !asking && <Message>{message}</Message>}
      <ConfirmPanel asking={asking} />
      {!asking && (
        <Button loading={merging.pending} onClick={() => void merge()}>
          {into.name}에 합치기
        </Button>
      )}
    </Stack>
  )
}

function Side({ title, place, text }: { title: string; place: MergeSide; text: string }) {
  return (
    <Card as="section" aria-label={title}>
      <Text as="h2" size="lead">
        {title}
      </Text>
      <Stack gap={4} above={12}>
        <Link to="/adm/$" params={{ _splat: `place/${place.id}` }}>
          {place.name}
        </Link>
        <p>{place.address ?? '주소 없음'}</p>
        <p>{place.phone ?? '전화 없음'}</p>
        <p>
          {STATE_NAME[place.status]}, 찜 {grouped(place.likeCount)}, 후기 {grouped(place.reviewCount)}
        </p>
        <Text tone="quiet" above={8}>
          {text}
        </Text>
      </Stack>
    </Card>
  )
}
