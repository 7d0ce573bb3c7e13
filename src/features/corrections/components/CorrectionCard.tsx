import { IconArrowRight } from '@tabler/icons-react'
import { WAY_NAME } from '../../../../contract/corrections/correction-names.ts'
import type { Correction } from '../../../../contract/corrections/corrections.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { Row, RowLink } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { FACT_LABEL, FACT_ORDER, factText, SIGN_NAME } from '../model.ts'
import { withdrawCorrection } from '../mutations.ts'
import classes from './Corrections.module.css'
import { SentCard } from '../../suggestions/components/SentCard.tsx'

interface Props {
  correction: Correction
  /** Names the place, if the screen doesn't. */
  named?: boolean
}

/** One correction: old and new values side by side, and the decision. */
export function CorrectionCard({ correction, named = false }: Props) {
  const withdrawal = useCommand(withdrawCorrection)
  const { id, place, changes, before, way, sign, word } = correction

  return (
    <SentCard
      label={`${place.name} 수정 제안`}
      title={
        named && (
          <RowLink inline align="center" tall={44} weight={600} to="/place/$id" params={{ id: place.id }}>
            {place.name}
          </RowLink>
        )
      }
      sent={correction}
      kind="제안"
      withdrawing={withdrawal.pending}
      onWithdraw={() => withdrawal.run({ id })}
    >
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
    </SentCard>
  )
}
