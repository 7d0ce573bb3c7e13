import { IconPlus } from '@tabler/icons-react'
import { MAX_VACCINATIONS, VACCINES } from '../../../../../contract/dogs/dog-input.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import type { DogFields, VaccinationDraft } from '../model.ts'
import { FormSection } from './FormSection.tsx'
import { VaccinationFields } from './VaccinationFields.tsx'

/** Vaccinations, each with its date, expiry and a photo of the record. */
export function VaccinationsSection({ at }: { at: DogFields }) {
  const { values, errors, change } = at
  const { vaccinations } = values

  function add(): void {
    // The first kind that isn't listed yet is the likely one.
    const vaccine = VACCINES.find((kind) => !vaccinations.some((one) => one.vaccine === kind)) ?? 'other'
    const key = 1 + Math.max(-1, ...vaccinations.map((one) => one.key))
    change({ vaccinations: [...vaccinations, { key, vaccine, date: '', nextDue: '', proofId: null }] })
  }
  const put = (index: number, changes: Partial<VaccinationDraft>) =>
    change({ vaccinations: vaccinations.map((one, at) => (at === index ? { ...one, ...changes } : one)) })
  const remove = (index: number) => change({ vaccinations: vaccinations.toSpliced(index, 1) })

  return (
    <FormSection title="예방접종" text="접종 증명 사진은 나만 볼 수 있어요. 누구에게도 공개하지 않아요.">
      {vaccinations.map((vaccination, index) => (
        <VaccinationFields
          key={vaccination.key}
          at={at}
          index={index}
          vaccination={vaccination}
          onChange={(changes) => put(index, changes)}
          onRemove={() => remove(index)}
        />
      ))}
      {errors.vaccinations && <p role="alert">{errors.vaccinations}</p>}
      {vaccinations.length < MAX_VACCINATIONS && (
        <Button variant="default" fullWidth leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          접종 기록 추가
        </Button>
      )}
    </FormSection>
  )
}
