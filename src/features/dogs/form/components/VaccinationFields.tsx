import { IconTrash } from '@tabler/icons-react'
import { VACCINE_NAME, VACCINES } from '../../../../../contract/dogs/dog-input.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { IconButton } from '../../../../ui/actions/IconButton.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { PrivatePhotoPicker } from '../../../media/components/PrivatePhotoPicker.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { type DogFields, type VaccinationDraft } from '../model.ts'
import { yearAfter } from '../../member-model.ts'
import { useNow } from '../../state.ts'
import classes from './EditDog.module.css'

interface Props {
  at: DogFields
  index: number
  vaccination: VaccinationDraft
  onChange: (changes: Partial<VaccinationDraft>) => void
  onRemove: () => void
}

export function VaccinationFields({ at: { field }, index, vaccination, onChange, onRemove }: Props) {
  const today = useNow()?.today
  const path = `vaccinations.${index}` as const
  const { vaccine, date, nextDue, proofId } = vaccination
  return (
    <Stack
      as="fieldset"
      gap={14}
      pad={16}
      ground="paper"
      edge="line"
      round={14}
      bare
      aria-label={`${VACCINE_NAME[vaccine]} 접종`}
    >
      <Stack columns="end" gap={8} align="end">
        <SelectField {...field(`${path}.vaccine`)} label="종류">
          {VACCINES.map((kind) => (
            <option key={kind} value={kind}>
              {VACCINE_NAME[kind]}
            </option>
          ))}
        </SelectField>
        <IconButton label={`${VACCINE_NAME[vaccine]} 접종 기록 지우기`} variant="default" onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </Stack>
      <Stack gap={14} align="start" className={classes.days}>
        <Field {...field(`${path}.date`)} type="date" label="접종한 날" min="1990-01-01" max={today} />
        <Field
          {...field(`${path}.nextDue`)}
          type="date"
          label="다음 접종 (선택)"
          min={date || undefined}
          max="2099-12-31"
          aside={
            date && !nextDue ? (
              <Text
                as="button"
                anchor
                tone="accent"
                underlined
                bare
                type="button"
                className={classes.year}
                onClick={() => onChange({ nextDue: yearAfter(date) })}
              >
                1년 뒤로
              </Text>
            ) : undefined
          }
        />
      </Stack>
      <PrivatePhotoPicker label="증명 사진 (선택)" value={proofId} onChange={(id) => onChange({ proofId: id })} />
    </Stack>
  )
}
