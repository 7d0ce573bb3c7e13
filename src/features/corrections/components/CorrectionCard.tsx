import { IconArrowRight } from '@tabler/icons-react'
import { STATE_NAME, WAY_NAME } from '../../../../contract/correction-names.ts'
import type { Correction } from '../../../../contract/corrections.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Box } from '../../../ui/Box.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { PhotoFrame } from '../../../ui/PhotoFrame.tsx'
import { Row, RowLink } from '../../../ui/Row.tsx'
import { Text } from '../../../ui/Text.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { dateText } from '../../../platform/dates/korean-dates.ts'
import { FACT_LABEL, FACT_ORDER, factText, SIGN_NAME } from '../model.ts'
import { withdrawCorrection } from '../mutations.ts'
import classes from './Corrections.module.css'

interface Props {
  correction: Correction
  /** Names the place, if the screen doesn't. */
  named?: boolean
}

/** One correction: old and new values side by side, and the decision. */
export function CorrectionCard({ correction, named = false }: Props) {
  const withdrawal = useCommand(withdrawCorrection)
  const { id, place, changes, before, way, sign, photos, word, state, answer, createdAt } = correction

  async function withdraw() {
    if (!(await askConfirm('이 제안을 거둘까요? 함께 보낸 사진도 지워져요.'))) return
    await withdrawal.run({ id })
  }

  return (
    <Card as="article" gap={12} pad={16} round={12} aria-label={`${place.name} 수정 제안`}>
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
        {named && (
          <RowLink inline align="center" tall={44} weight={600} to="/place/$id" params={{ id: place.id }}>
            {place.name}
          </RowLink>
        )}
        <Text as="span" size="sm" tone="quiet">
          {dateText(createdAt)}
        </Text>
      </Row>
      <Stack as="dl" gap={8} className={classes.changes}>
        {FACT_ORDER.filter((name) => name in changes).map((name) => (
          <div key={name}>
            <Text as="dt" size="sm" tone="quiet">
              {FACT_LABEL[name]}
            </Text>
            <Row as="dd" wrap gap={8} rowGap={4} align="center">
              <s>{factText(name, before)}</s>
              <IconArrowRight size={16} aria-label="에서" />
              <strong>{factText(name, changes)}</strong>
            </Row>
          </div>
        ))}
      </Stack>
      <Text size="sm" tone="quiet">
        {WAY_NAME[way]}
        {sign && ` · ${SIGN_NAME}`}
      </Text>
      {word && (
        <Box as="p" preLine>
          {word}
        </Box>
      )}
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
      {state === 'pending' && (
        <Button variant="default" className={classes.back} loading={withdrawal.pending} onClick={() => void withdraw()}>
          제안 거두기
        </Button>
      )}
    </Card>
  )
}
