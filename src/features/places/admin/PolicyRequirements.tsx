import { REQUIREMENT_NAME } from '../../../../contract/policy/policy-text.ts'
import {
  CONCERNS,
  type Concern,
  REQUIREMENTS,
  type Requirement,
  type RequirementKind,
} from '../../../../contract/policy/policy.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { CONCERN_NAME } from '../admin-model.ts'
import { Lines } from './Lines.tsx'

interface Props {
  requirements: readonly Requirement[]
  onChange: (requirements: Requirement[]) => void
}

const NEW: Requirement = { kind: 'leash', who: 'all', indoor: false, detail: null }

/** What must be brought or done, by which dogs, and where. */
export function PolicyRequirements({ requirements, onChange }: Props) {
  return (
    <FieldGroup label="준비물과 조건" name="requirements">
      <Lines name="조건" items={requirements} fresh={NEW} onChange={onChange}>
        {(one, name, change) => (
          <>
            <SelectField
              label={name}
              value={one.kind}
              onChange={({ currentTarget }) => change({ kind: currentTarget.value as RequirementKind })}
            >
              {REQUIREMENTS.map((kind) => (
                <option key={kind} value={kind}>
                  {REQUIREMENT_NAME[kind]}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={`${name}의 대상`}
              value={one.who}
              onChange={({ currentTarget }) => change({ who: currentTarget.value as Concern })}
            >
              {CONCERNS.map((who) => (
                <option key={who} value={who}>
                  {CONCERN_NAME[who]}
                </option>
              ))}
            </SelectField>
            <Field
              label={`${name}의 자세한 말`}
              maxLength={200}
              value={one.detail ?? ''}
              onChange={({ currentTarget }) => change({ detail: currentTarget.value || null })}
            />
            <Row as="label" gap={8} align="center" tall={44} checks>
              <input
                type="checkbox"
                checked={one.indoor}
                onChange={({ currentTarget }) => change({ indoor: currentTarget.checked })}
              />
              실내만
            </Row>
          </>
        )}
      </Lines>
    </FieldGroup>
  )
}
