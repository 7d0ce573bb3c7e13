import { ChoiceField } from '../../../../ui/fields/ChoiceField.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import type { DogFields } from '../model.ts'
import { BirthdayField } from './BirthdayField.tsx'
import { FormSection } from './FormSection.tsx'

const SEXES = [
  { value: 'female', label: '여아' },
  { value: 'male', label: '남아' },
  { value: '', label: '안 적기' },
] as const
const NEUTERED = [
  { value: 'yes', label: '했어요' },
  { value: 'no', label: '안 했어요' },
  { value: '', label: '안 적기' },
] as const

/** Facts that places and clinics ask for; all optional. */
export function DetailsSection({ at: { values, errors, field, change } }: { at: DogFields }) {
  return (
    <FormSection title="더 알려 주세요" text="모두 선택이에요. 적어 두면 문 앞 카드에 함께 보여요.">
      <BirthdayField value={values.birthday} error={errors.birthday} onChange={(birthday) => change({ birthday })} />
      <ChoiceField label="성별" name="sex" options={SEXES} value={values.sex} onChange={(sex) => change({ sex })} />
      <ChoiceField
        label="중성화"
        name="neutered"
        options={NEUTERED}
        value={values.neutered}
        onChange={(neutered) => change({ neutered })}
      />
      <Field
        {...field('registrationNumber')}
        label="동물등록번호"
        inputMode="numeric"
        autoComplete="off"
        placeholder="410-0000-0000-0000"
        maxLength={30}
        help="숫자 15자리예요. 나에게만 보여요."
      />
    </FormSection>
  )
}
