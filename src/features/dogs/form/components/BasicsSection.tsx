import { Field } from '../../../../ui/fields/Field.tsx'
import { PrivatePhotoPicker } from '../../../media/components/PrivatePhotoPicker.tsx'
import { type DogFields, fromVisitorDraft, toVisitorDraft } from '../model.ts'
import { chooseBreed, chooseSize } from '../../model.ts'
import { BreedField } from '../../components/BreedField.tsx'
import { DogSwitches } from '../../components/DogSwitches.tsx'
import { FormSection } from './FormSection.tsx'
import { SizePicker } from '../../components/SizePicker.tsx'
import { WeightField } from '../../components/WeightField.tsx'

/** What a verdict needs, with photo and name. */
export function BasicsSection({ at: { values, errors, field, change } }: { at: DogFields }) {
  const draft = toVisitorDraft(values)
  return (
    <FormSection title="기본 정보" text="이름, 크기, 몸무게만 있으면 갈 수 있는 곳을 알려 드려요.">
      <PrivatePhotoPicker label="사진 (선택)" value={values.photoId} onChange={(photoId) => change({ photoId })} />
      <Field {...field('name')} label="이름" placeholder="콩이" autoComplete="off" maxLength={40} />
      <SizePicker
        name="size"
        value={values.size}
        error={errors.size}
        onChange={(size) => change(fromVisitorDraft(chooseSize(draft, size)))}
      />
      <WeightField
        name="weightKg"
        draft={draft}
        error={errors.weightKg}
        onChange={(next) => change(fromVisitorDraft(next))}
      />
      <BreedField
        name="breed"
        value={values.breed}
        error={errors.breed}
        onChange={(breed) => change(fromVisitorDraft(chooseBreed(draft, breed)))}
      />
      <DogSwitches {...draft} onChange={change} />
    </FormSection>
  )
}
