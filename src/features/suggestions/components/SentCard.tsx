import type { ReactNode } from 'react'
import { STATE_NAME } from '../../../../contract/corrections/correction-names.ts'
import type { Correction } from '../../../../contract/corrections/corrections.ts'
import { dateText } from '../../../platform/dates/korean-dates.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { Card } from '../../../ui/kit/Card.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import classes from './SentCard.module.css'

interface Props {
  /** The accessible name. */
  label: string
  title?: ReactNode
  sent: Pick<Correction, 'state' | 'createdAt' | 'photos' | 'answer'>
  /** What the member says. */
  children: ReactNode
  /** Below the answer. */
  after?: ReactNode
  /** How it is called: 제안, 제보. */
  kind: string
  withdrawing: boolean
  onWithdraw: () => Promise<unknown>
}

/** What a member has sent to the admins: its state, its photos, the answer, and the way to take it back. */
export function SentCard({ label, title, sent, children, after, kind, withdrawing, onWithdraw }: Props) {
  const { state, createdAt, photos, answer } = sent

  async function withdraw() {
    if (await askConfirm(`이 ${kind}${kind === '제보' ? '를' : '을'} 거둘까요? 함께 보낸 사진도 지워져요.`))
      await onWithdraw()
  }

  return (
    <Card as="article" gap={12} pad={16} round={12} aria-label={label}>
      <Row as="header" wrap gap={10} rowGap={4} align="center">
        <Text
          as="span"
          padY={2}
          padX={10}
          size="sm"
          weight={600}
          tone="conditions"
          round="full"
          className={classes.state}
          data-state={state}
        >
          {STATE_NAME[state]}
        </Text>
        {title}
        <Text as="span" size="sm" tone="quiet">
          {dateText(createdAt)}
        </Text>
      </Row>
      {children}
      {photos.length > 0 && (
        <Row as="ul" gap={8} className={classes.photos}>
          {photos.map((photo, index) => (
            <li key={photo.src}>
              <PhotoFrame photo={{ ...photo, alt: `함께 보낸 사진 ${index + 1}` }} ratio="1/1" sizes="6rem" />
            </li>
          ))}
        </Row>
      )}
      {answer && (
        <Box as="p" pad={12} ground="sunken" round={12}>
          <Text as="strong" block size="sm">
            댕댕로드의 답
          </Text>
          {answer}
        </Box>
      )}
      {after}
      {state === 'pending' && (
        <Stack self="start">
          <Button variant="default" loading={withdrawing} onClick={() => void withdraw()}>
            {kind} 취소
          </Button>
        </Stack>
      )}
    </Card>
  )
}
