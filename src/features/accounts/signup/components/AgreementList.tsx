import { IconChevronRight } from '@tabler/icons-react'
import { AGREEMENTS, allAgreed, type AgreementName, type Agreements } from '../../model.ts'
import classes from './AgreementList.module.css'

interface Props {
  value: Agreements
  onChange: (value: Agreements) => void
  /** Those that have a text. */
  readable: (name: AgreementName) => boolean
  onRead: (name: AgreementName) => void
}

/** One tick for all, or one each; the texts open beside them. */
export function AgreementList({ value, onChange, readable, onRead }: Props) {
  const agreeToAll = (agreed: boolean) => onChange({ age14: agreed, terms: agreed, privacy: agreed, marketing: agreed })
  return (
    <fieldset className={classes.list}>
      <legend className="visually-hidden">약관 동의</legend>
      <label className={classes.all}>
        <input type="checkbox" checked={allAgreed(value)} onChange={(event) => agreeToAll(event.target.checked)} />
        <strong>전체 동의</strong>
        <small>선택 항목 포함</small>
      </label>
      {AGREEMENTS.map(({ name, label, required }) => (
        <div key={name} className={classes.row}>
          <label className={classes.one}>
            <input
              type="checkbox"
              checked={value[name]}
              onChange={(event) => onChange({ ...value, [name]: event.target.checked })}
            />
            <span>
              <b data-required={required || undefined}>{required ? '필수' : '선택'}</b> {label}
            </span>
          </label>
          {readable(name) && (
            <button
              type="button"
              className={classes.read}
              aria-label={`${label} 내용 보기`}
              onClick={() => onRead(name)}
            >
              <IconChevronRight size={20} aria-hidden />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}
