import { todayInKorea } from '../../../../contract/time/korea-time.ts'
import type { PlaceRecord } from '../../../../contract/places/place-records.ts'
import { describePolicy, EXCLUSION_NAME, REQUIREMENT_NAME } from '../../../../contract/policy/policy-text.ts'
import {
  type DogPolicy,
  ENTRIES,
  EXCLUSIONS,
  type Exclusion,
  UNKNOWN_POLICY,
} from '../../../../contract/policy/policy.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { NAMES, numberOrNull, type PlaceValues } from '../admin-model.ts'
import { DaysField } from './DaysField.tsx'
import { PolicyFee } from './PolicyFee.tsx'
import { PolicyLimits } from './PolicyLimits.tsx'
import { PolicyRequirements } from './PolicyRequirements.tsx'
import { PolicySources } from './PolicySources.tsx'
import { PolicyVerdicts } from './PolicyVerdicts.tsx'
import { Section } from './Section.tsx'

interface Props {
  form: FieldsOf<PlaceValues>
  stored: PlaceRecord | null
}

const entryText = (entry: DogPolicy['entry']) =>
  describePolicy({ ...UNKNOWN_POLICY, entry, coveredDays: [1] })[0]?.values[0]

/** The terms for dogs, with what they mean for sample dogs and for the members who saved the place. */
export function PolicyEditor({ form: { values, set, errors }, stored }: Props) {
  const { policy } = values
  const change = (changes: Partial<DogPolicy>) => set('policy', { ...policy, ...changes })
  return (
    <Section title={NAMES.policy} name="policy" error={errors.policy}>
      <PolicySources policy={policy} onChange={change} />
      <SelectField
        label="들어갈 수 있는 곳"
        value={policy.entry}
        onChange={({ currentTarget }) => change({ entry: currentTarget.value as DogPolicy['entry'] })}
      >
        {ENTRIES.map((entry) => (
          <option key={entry} value={entry}>
            {entryText(entry)}
          </option>
        ))}
      </SelectField>
      <FieldGroup label="들어갈 수 있는 날" name="entryDays">
        <DaysField label="들어갈 수 있는 날" value={policy.entryDays} onChange={(entryDays) => change({ entryDays })} />
      </FieldGroup>
      <FieldGroup
        label="크기와 몸무게 조건을 아는 날"
        name="coveredDays"
        help="고르지 않은 날은 ‘확인 필요’로 답해요. 제한이 없다고 알려진 날도 골라 주세요."
      >
        <DaysField
          label="조건을 아는 날"
          value={policy.coveredDays}
          onChange={(days) => change({ coveredDays: days ?? [0, 1, 2, 3, 4, 5, 6, 7] })}
        />
      </FieldGroup>
      <PolicyLimits limits={policy.limits} onChange={(limits) => change({ limits })} />
      <Row gap={12} wrap align="start">
        <Field
          label="마릿수"
          type="number"
          min={1}
          value={policy.maxDogs ?? ''}
          onChange={({ currentTarget }) => change({ maxDogs: numberOrNull(currentTarget.value) })}
        />
        <SelectField
          label="마릿수 단위"
          value={policy.maxDogsPer ?? ''}
          onChange={({ currentTarget }) =>
            change({ maxDogsPer: (currentTarget.value || null) as DogPolicy['maxDogsPer'] })
          }
        >
          <option value="">단위 없음</option>
          <option value="room">객실당</option>
          <option value="party">한 팀당</option>
          <option value="person">한 사람당</option>
        </SelectField>
        <Field
          label="체고 (cm 이하)"
          type="number"
          value={policy.maxHeightCm ?? ''}
          onChange={({ currentTarget }) => change({ maxHeightCm: numberOrNull(currentTarget.value) })}
        />
        <Field
          label="나이 (개월부터)"
          type="number"
          value={policy.minAgeMonths ?? ''}
          onChange={({ currentTarget }) => change({ minAgeMonths: numberOrNull(currentTarget.value) })}
        />
      </Row>
      <PolicyRequirements requirements={policy.requirements} onChange={(requirements) => change({ requirements })} />
      <FieldGroup label="이용 제한" name="exclusions">
        <Row gap={8} wrap>
          {EXCLUSIONS.map((kind) => (
            <Chip
              key={kind}
              selected={policy.exclusions.includes(kind)}
              onClick={() => change({ exclusions: toggled(policy.exclusions, kind) })}
            >
              {EXCLUSION_NAME[kind]}
            </Chip>
          ))}
        </Row>
      </FieldGroup>
      <Row gap={12} wrap align="start">
        <SelectField
          label="맹견"
          value={policy.restrictedBreeds}
          onChange={({ currentTarget }) =>
            change({ restrictedBreeds: currentTarget.value as DogPolicy['restrictedBreeds'] })
          }
        >
          <option value="unstated">안내 없음</option>
          <option value="banned">들어갈 수 없음</option>
        </SelectField>
        <Field
          label="그 밖에 들어갈 수 없는 견종"
          help="쉼표로 나눠요."
          value={policy.bannedBreeds.join(', ')}
          onChange={({ currentTarget }) =>
            change({ bannedBreeds: currentTarget.value === '' ? [] : currentTarget.value.split(/,\s*/) })
          }
        />
      </Row>
      <PolicyFee fee={policy.fee} onChange={(fee) => change({ fee })} />
      <Row gap={12} align="end" wrap>
        <Field
          label="확인한 날"
          type="date"
          value={policy.verifiedAt ?? ''}
          onChange={({ currentTarget }) => change({ verifiedAt: currentTarget.value || null })}
        />
        <Button type="button" variant="default" onClick={() => change({ verifiedAt: todayInKorea(new Date()) })}>
          오늘 확인했어요
        </Button>
      </Row>
      {policy.requirements.some(({ or }) => or) && (
        <Text size="sm" tone="quiet">
          ‘또는’이 있는 조건:{' '}
          {policy.requirements
            .flatMap(({ kind, or }) => (or ? [[kind, ...or].map((one) => REQUIREMENT_NAME[one]).join(' 또는 ')] : []))
            .join(', ')}
        </Text>
      )}
      <PolicyVerdicts policy={policy} stored={stored} />
    </Section>
  )
}

const toggled = (all: readonly Exclusion[], one: Exclusion) =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
