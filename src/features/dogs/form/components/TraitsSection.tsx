import { TRAIT_NAME, TRAITS } from '../../../../../contract/dogs/dog-input.ts'
import { DOG_TEXT_LENGTH } from '../../../../../contract/dogs/dog-sizes.ts'
import { Chip } from '../../../../ui/actions/Chip.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import type { DogFields } from '../model.ts'
import { FormSection } from './FormSection.tsx'

/** Temperament of a dog. */
export function TraitsSection({ at: { values, field, change } }: { at: DogFields }) {
  const { traits, note } = values
  return (
    <FormSection title="성격">
      <Row as="fieldset" wrap gap={8} bare aria-label="성격">
        {TRAITS.map((trait) => {
          const on = traits.includes(trait)
          return (
            <Chip
              key={trait}
              selected={on}
              onClick={() => change({ traits: on ? traits.filter((one) => one !== trait) : [...traits, trait] })}
            >
              {TRAIT_NAME[trait]}
            </Chip>
          )
        })}
      </Row>
      <Field
        {...field('note')}
        label="한마디 (선택)"
        placeholder="큰 소리에 잘 놀라요"
        autoComplete="off"
        aside={`${note.length}/${DOG_TEXT_LENGTH.note}`}
      />
    </FormSection>
  )
}
