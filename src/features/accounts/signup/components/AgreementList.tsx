import { IconChevronRight } from '@tabler/icons-react'
import { AGREEMENTS, allAgreed, type AgreementName, type Agreements } from '../../model.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import classes from '../../screens/Auth.module.css'

interface Props {
  value: Agreements
  onChange: (value: Agreements) => void
  /** The agreements that have a text. */
  readable: (name: AgreementName) => boolean
  onRead: (name: AgreementName) => void
}

/** A checkbox for all and one for each; their texts open beside them. */
export function AgreementList({ value, onChange, readable, onRead }: Props) {
  const agreeToAll = (agreed: boolean) => onChange({ age14: agreed, terms: agreed, privacy: agreed, marketing: agreed })
  return (
    <Stack as="fieldset" gap={2} bare className={classes.list}>
      <legend className="visually-hidden">약관 동의</legend>
      <Row
        as="label"
        gap={12}
        align="center"
        tall={48}
        press
        padY={12}
        padX={16}
        below={8}
        ground="sunken"
        round={12}
        className={classes.all}
      >
        <input type="checkbox" checked={allAgreed(value)} onChange={(event) => agreeToAll(event.target.checked)} />
        <strong>전체 동의</strong>
        <small>선택 항목 포함</small>
      </Row>
      {AGREEMENTS.map(({ name, label, required }) => (
        <Row key={name} align="center" className={classes.row}>
          <Row as="label" gap={12} align="center" tall={48} press grow className={classes.one}>
            <input
              type="checkbox"
              checked={value[name]}
              onChange={(event) => onChange({ ...value, [name]: event.target.checked })}
            />
            <span>
              <b data-required={required || undefined}>{required ? '필수' : '선택'}</b> {label}
            </span>
          </Row>
          {readable(name) && (
            <Stack
              as="button"
              middle
              square={44}
              tone="quiet"
              bare
              round={12}
              hover="sunken"
              type="button"
              aria-label={`${label} 내용 보기`}
              onClick={() => onRead(name)}
            >
              <IconChevronRight size={20} aria-hidden />
            </Stack>
          )}
        </Row>
      ))}
    </Stack>
  )
}
