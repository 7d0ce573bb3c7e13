import { useState } from 'react'
import type { QuietHours } from '../../../../contract/time/quiet-hours.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { minutesOf, NIGHT, timeOf } from '../model.ts'

interface Props {
  value: QuietHours | null
  onChange: (value: QuietHours | null) => void
}

/** When nothing rings. What isn't a span yet stays in the fields, unsaved. */
export function QuietHoursField({ value, onChange }: Props) {
  const [typed, setTyped] = useState<{ from?: string; until?: string }>({})
  const shown = value ?? NIGHT
  const texts = { from: timeOf(shown.from), until: timeOf(shown.until), ...typed }

  function change(next: { from?: string; until?: string }): void {
    const all = { ...texts, ...next }
    const [from, until] = [minutesOf(all.from), minutesOf(all.until)]
    const whole = from !== null && until !== null && from !== until
    setTyped(whole ? {} : all)
    if (whole) onChange({ from, until })
  }

  return (
    <Stack gap={8}>
      <Switch
        label="조용한 시간"
        checked={value !== null}
        onChange={(on) => {
          setTyped({})
          onChange(on ? NIGHT : null)
        }}
      />
      {value && (
        <>
          <Row gap={12} align="start" wrap>
            <Field
              type="time"
              label="시작"
              value={texts.from}
              onChange={({ currentTarget }) => change({ from: currentTarget.value })}
            />
            <Field
              type="time"
              label="끝"
              value={texts.until}
              error={texts.from === texts.until ? '시작과 다른 시각을 골라 주세요.' : undefined}
              onChange={({ currentTarget }) => change({ until: currentTarget.value })}
            />
          </Row>
          <Text size="sm" tone="quiet">
            {shown.from > shown.until ? '다음 날 아침까지, ' : ''}한국 시각으로 이 시간에는 새 알림이 와도 종의 숫자가
            늘지 않아요. 알림은 목록에 모아 두었다가 끝나면 알려 드려요.
          </Text>
        </>
      )}
    </Stack>
  )
}
