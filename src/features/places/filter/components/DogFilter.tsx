import { useState } from 'react'
import { DOG_WEIGHT_KG, SIZE_NAME, SIZES, sizeOfWeight, TYPICAL_KG } from '../../../../../contract/dogs/dog-sizes.ts'
import type { Dog } from '../../../../../contract/dogs/dogs.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { Chip } from '../../../../ui/actions/Chip.tsx'
import { formatKg } from '../../../dogs/label-model.ts'
import { parseKg } from '../../../dogs/model.ts'
import { openDogSheet } from '../../../dogs/state.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { asSubjectText } from '../model.ts'
import { type PlaceSearch, tidy } from '../../model.ts'
import classes from './DogFilter.module.css'

interface Props {
  search: PlaceSearch
  onChange: (search: PlaceSearch) => void
  dogs: readonly Dog[]
}

const SLIDER = { min: 1, max: 50, step: 0.5 }

/** Only places that these dogs may enter: the member's own, or one described just for this search. */
export function DogFilter({ search, onChange, dogs }: Props) {
  const set = (change: Partial<PlaceSearch>) => onChange(tidy({ ...search, ...change }))
  const [first] = dogs
  const adHoc = search.kg !== undefined
  const own = search.fits !== undefined && !adHoc
  const none = { fits: undefined, kg: undefined, size: undefined }
  return (
    <Stack columns="one" gap={12} items="start" className={classes.filter}>
      {first ? (
        <Chip selected={own} onClick={() => set(own ? none : { ...none, fits: 'can' })}>
          {dogs.length === 1 && `${formatKg(first.weightKg)}kg `}
          {asSubjectText(dogs)} 갈 수 있는 곳만
        </Chip>
      ) : (
        <Stack gap={12} items="start" tone="quiet">
          <p>강아지를 한 번 알려 주면 갈 수 있는 곳만 볼 수 있어요.</p>
          <Button variant="light" onClick={openDogSheet}>
            우리 강아지 등록
          </Button>
        </Stack>
      )}
      <Stack as="fieldset" gap={6} wide bare className={classes.sizes}>
        <legend className={classes.label}>{first ? '다른 강아지로 찾기' : '크기만 골라 찾기'}</legend>
        {SIZES.map((size) => {
          const selected = adHoc && (search.size ?? sizeOfWeight(search.kg!)) === size
          return (
            <Chip
              key={size}
              selected={selected}
              onClick={() =>
                set(selected ? none : { fits: search.fits ?? 'can', kg: TYPICAL_KG[size], size: undefined })
              }
            >
              {SIZE_NAME[size]}
            </Chip>
          )
        })}
      </Stack>
      {adHoc && <Weight key={search.kg} kg={search.kg!} onChange={(kg) => set({ kg, size: undefined })} />}
      {(adHoc || (own && first)) && (
        <Chip
          selected={search.fits === 'maybe'}
          onClick={() => set({ fits: search.fits === 'maybe' ? 'can' : 'maybe' })}
        >
          확인이 필요한 곳도 보기
        </Chip>
      )}
    </Stack>
  )
}

/** While it is dragged or typed only the number changes; the list follows on release. */
function Weight({ kg, onChange }: { kg: number; onChange: (kg: number) => void }) {
  const [text, setText] = useState(formatKg(kg))
  const typed = parseKg(text)
  const commit = () => {
    if (typed === null) return setText(formatKg(kg))
    const next = Math.min(DOG_WEIGHT_KG.max, Math.max(DOG_WEIGHT_KG.min, Math.round(typed * 10) / 10))
    setText(formatKg(next))
    if (next !== kg) onChange(next)
  }
  return (
    <Row gap={12} align="center" wide className={classes.weight}>
      <input
        type="range"
        aria-label="몸무게"
        aria-valuetext={`${text}kg`}
        {...SLIDER}
        value={Math.min(SLIDER.max, typed ?? kg)}
        onChange={({ target }) => setText(formatKg(Number(target.value)))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
      <Row as="label" inline gap={4} align="center" weight={600} className={classes.figure}>
        <input
          type="text"
          inputMode="decimal"
          aria-label="몸무게(kg)"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={commit}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && commit()}
        />
        kg
      </Row>
    </Row>
  )
}
