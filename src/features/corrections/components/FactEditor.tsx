import type { FactName, PlaceFacts } from '../../../../contract/corrections/corrections.ts'
import { ENTRIES, REQUIREMENTS, type Requirement } from '../../../../contract/policy/policy.ts'
import { REQUIREMENT_NAME } from '../../../../contract/policy/policy-text.ts'
import { Card } from '../../../ui/kit/Card.tsx'
import { Box } from '../../../ui/kit/Box.tsx'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { FACT_LABEL, factText } from '../model.ts'
import classes from './Corrections.module.css'
import { FeeEditor } from './FeeEditor.tsx'
import { LimitEditor } from './LimitEditor.tsx'

interface Props {
  name: FactName
  /** The current value. */
  now: PlaceFacts
  value: unknown
  onChange: (value: unknown) => void
  error: string | undefined
}

const TEXTS: Partial<Record<FactName, { type?: string; mode?: 'tel' | 'url'; placeholder: string; most: number }>> = {
  roadAddress: { placeholder: '강원특별자치도 강릉시 해변로 12', most: 200 },
  phone: { mode: 'tel', placeholder: '033-123-4567', most: 40 },
  homepage: { mode: 'url', placeholder: 'https://', most: 300 },
  hoursText: { placeholder: '매일 10:00~20:00', most: 200 },
  closedText: { placeholder: '매주 월요일', most: 200 },
}

/** One fact: its current value, and the input for the proposed one. */
export function FactEditor({ name, now, value, onChange, error }: Props) {
  return (
    <Card as="fieldset" pad={16} round={12} bare className={classes.fact} name={`changes.${name}`}>
      <legend>{FACT_LABEL[name]}</legend>
      <Stack gap={12} className={classes.sides}>
        <Box as="p" padY={10} padX={12} ground="sunken" round={8}>
          <Text as="span" block size="xs" tone="quiet">
            지금
          </Text>
          {factText(name, now)}
        </Box>
        <Box shrink>
          <Editor name={name} value={value} onChange={onChange} error={error} />
        </Box>
      </Stack>
    </Card>
  )
}

function Editor({ name, value, onChange, error }: Omit<Props, 'now'>) {
  const text = TEXTS[name]
  if (text) {
    return (
      <Field
        label={`바뀐 ${FACT_LABEL[name]}`}
        inputMode={text.mode ?? 'text'}
        placeholder={text.placeholder}
        maxLength={text.most}
        autoComplete="off"
        value={typeof value === 'string' ? value : ''}
        error={error}
        help={name === 'roadAddress' ? undefined : '없어졌으면 비워 두세요.'}
        onChange={({ currentTarget }) => onChange(currentTarget.value || (name === 'roadAddress' ? '' : null))}
      />
    )
  }
  if (name === 'closed') return <p>더 이상 영업하지 않는다고 알려요.</p>
  if (name === 'limits') return <LimitEditor value={value as PlaceFacts['limits']} onChange={onChange} error={error} />
  if (name === 'fee') return <FeeEditor value={value as PlaceFacts['fee']} onChange={onChange} error={error} />
  if (name === 'entry') {
    return (
      <Row wrap gap={8} shrink pad={0} className={classes.chips}>
        {ENTRIES.filter((entry) => entry !== 'unknown').map((entry) => (
          <Chip key={entry} selected={value === entry} onClick={() => onChange(entry)}>
            {factText('entry', { entry })}
          </Chip>
        ))}
      </Row>
    )
  }
  if (name === 'requirements') {
    const chosen = value as Requirement[]
    return (
      <Row wrap gap={8} shrink pad={0} className={classes.chips}>
        {REQUIREMENTS.filter((kind) => kind !== 'note').map((kind) => {
          const isIn = chosen.some((one) => one.kind === kind)
          const next = isIn
            ? chosen.filter((one) => one.kind !== kind)
            : [...chosen, { kind, who: 'all' as const, indoor: false, detail: null }]
          return (
            <Chip key={kind} selected={isIn} onClick={() => onChange(next)}>
              {REQUIREMENT_NAME[kind]}
            </Chip>
          )
        })}
      </Row>
    )
  }
  return (
    <Field
      label="함께 들어갈 수 있는 마릿수"
      type="number"
      inputMode="numeric"
      min={1}
      max={20}
      value={typeof value === 'number' ? value : ''}
      error={error}
      help="정해지지 않았으면 비워 두세요."
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    />
  )
}
