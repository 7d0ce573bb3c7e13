import type { ReviewDog } from '../../../../contract/reviews/reviews.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx'
import { useMyDogs } from '../queries.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { UNCHANGED_DOG, dogWords, NO_DOG } from '../choice-model.ts'
import classes from './DogChoice.module.css'

interface Props {
  label: string
  /** What others see of it. */
  help: string
  value: string
  error: string | undefined
  /** The dog as it was recorded before, if its author has deleted it since. */
  written: ReviewDog | null
  showName: boolean
  onChange: (dog: string) => void
  onShowName: (show: boolean) => void
}

/** Which of the member's dogs something is about. Others see breed and weight; the name only if its owner agrees. */
export function DogChoice({ label, help, value, error, written, showName, onChange, onShowName }: Props) {
  const dogs = useMyDogs()
  const choices = [
    ...dogs.map((dog) => ({ value: String(dog.id), name: dog.name, words: dogWords({ ...dog, name: null }) })),
    ...(written ? [{ value: UNCHANGED_DOG, name: '쓸 때 그대로', words: dogWords({ ...written, name: null }) }] : []),
    { value: NO_DOG, name: '선택 안 함', words: '' },
  ]
  return (
    <FieldGroup label={label} name="dog" error={error} help={help}>
      <Stack columns={240} gap={8}>
        {choices.map((choice) => (
          <Row
            key={choice.value}
            as="label"
            gap={12}
            align="center"
            tall={44}
            press
            padY={8}
            padX={14}
            ground="card"
            edge="edge"
            round={12}
            className={classes.dog}
          >
            <input
              type="radio"
              name="dog-choice"
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <strong>{choice.name}</strong>
              {choice.words && (
                <Text as="span" block size="sm" tone="quiet">
                  {choice.words}
                </Text>
              )}
            </span>
          </Row>
        ))}
      </Stack>
      {dogs.length === 0 && (
        <ButtonLink to="/my/dog/create" variant="light" className={classes.add}>
          우리 강아지 등록하기
        </ButtonLink>
      )}
      {value !== NO_DOG && (
        <Row as="label" gap={12} align="center" tall={44} press className={classes.name}>
          <input
            type="checkbox"
            checked={showName}
            onChange={({ currentTarget }) => onShowName(currentTarget.checked)}
          />
          <span>강아지 이름도 보여 주기</span>
        </Row>
      )}
    </FieldGroup>
  )
}
