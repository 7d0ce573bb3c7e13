import '@mantine/core/styles/Slider.layer.css'
import { Slider } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { DOG_WEIGHT_KG, SIZE_NAME, sizeOfWeight } from '../../../../contract/dogs/dog-sizes.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { formatKg } from '../label-model.ts'
import { type DogDraft, parseKg, stepWeight, typeWeight } from '../model.ts'
import classes from './DogFields.module.css'

interface Props {
  draft: DogDraft
  error: string | undefined
  onChange: (draft: DogDraft) => void
  name?: string
}

const STEP = 0.5
/** Upper end of the slider; heavier dogs are typed. */
const SLIDER_MAX = 50

/** A number field, buttons for steps of half a kilo, and a slider for a thumb; all set the same weight. */
export function WeightField({ draft, error, onChange, name = 'dog-weight' }: Props) {
  const id = useId()
  const kg = parseKg(draft.weight)
  const usual = kg !== null && draft.size !== null && sizeOfWeight(kg)
  const help =
    error ?? (usual && usual !== draft.size ? `${formatKg(kg)}kg은 보통 ${SIZE_NAME[usual]}으로 봐요.` : null)
  return (
    <div>
      <Row gap={8} align="center" wrap>
        <Text as="label" grow weight={600} nowrap htmlFor={id}>
          몸무게<span className="visually-hidden"> (kg)</span>
        </Text>
        <IconButton
          label={`${STEP}kg 줄이기`}
          variant="default"
          className={classes.step}
          onClick={() => onChange(stepWeight(draft, -STEP))}
        >
          <IconMinus size={20} aria-hidden />
        </IconButton>
        <Row
          as="span"
          gap={4}
          align="center"
          padX={12}
          edge="edge"
          round={12}
          ground="card"
          className={classes.box}
          data-invalid={error ? true : undefined}
        >
          <input
            id={id}
            name={name}
            className={classes.input}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.0"
            maxLength={8}
            value={draft.weight}
            aria-invalid={error ? true : undefined}
            aria-describedby={help ? `${id}-help` : undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => onChange(typeWeight(draft, event.currentTarget.value))}
          />
          <span aria-hidden>kg</span>
        </Row>
        <IconButton
          label={`${STEP}kg 늘리기`}
          variant="default"
          className={classes.step}
          onClick={() => onChange(stepWeight(draft, STEP))}
        >
          <IconPlus size={20} aria-hidden />
        </IconButton>
      </Row>
      <Slider
        className={classes.slider}
        thumbLabel="몸무게"
        label={null}
        size="md"
        thumbSize="1.5rem"
        min={DOG_WEIGHT_KG.min}
        max={SLIDER_MAX}
        step={STEP}
        value={Math.min(SLIDER_MAX, kg ?? DOG_WEIGHT_KG.min)}
        onChange={(value) => onChange(typeWeight(draft, formatKg(value)))}
      />
      {help && (
        <Text
          above={12}
          tone="quiet"
          size="sm"
          id={`${id}-help`}
          className={classes.help}
          role={error ? 'alert' : undefined}
          data-error={error && true}
        >
          {help}
        </Text>
      )}
    </div>
  )
}
