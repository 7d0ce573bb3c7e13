import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { SIDO_KEYS } from '../../../../contract/regions/regions.ts'
import type { MapEngine, MapSetup } from '../../../platform/map/engine.ts'
import type { Position, Spot } from '../../../platform/map/geocoder.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { RetryLine } from '../../../ui/states/RetryLine.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { NAMES, type PlaceValues, regionOf, STATE_NAME } from '../admin-model.ts'
import { AddressSearch } from '../components/AddressSearch.tsx'
import { PinMap } from '../components/PinMap.tsx'
import { duplicatesQuery } from '../admin-queries.ts'
import { Section } from './Section.tsx'

interface Props {
  form: FieldsOf<PlaceValues>
  id: number | null
  setup: MapSetup | undefined
}

/** The map's first view where a place has no position yet. */
const MIDDLE = { lat: 36.5, lng: 127.8 }

/** Address and pin, and places near by that may be the same one. */
export function PlacePosition({ form, id, setup }: Props) {
  const { field, values, change, errors } = form
  const [engine, setEngine] = useState<MapEngine | null>(null)
  const placed = values.lat > 0
  const at = placed ? { lat: values.lat, lng: values.lng } : null
  const move = ({ lat, lng }: Position) => change({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) })

  async function choose(spot: Spot): Promise<void> {
    const { name, detail, key } = spot
    const view = await spot.find()
    if (!view) return
    move(view)
    engine?.setView(view)
    const address = key.startsWith('address') ? name : detail
    const region = regionOf(address)
    if (region) change({ roadAddress: address, ...region })
  }

  return (
    <Section title="위치" name="lat" error={errors.lat ?? errors.lng}>
      <AddressSearch engine={engine} near={at ?? MIDDLE} onChoose={(spot) => void choose(spot)} />
      <PinMap setup={setup} at={at} start={at ?? MIDDLE} onEngine={setEngine} onMove={move} />
      <Field
        {...field('roadAddress')}
        label={NAMES.roadAddress}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => change({ roadAddress: value, ...regionOf(value) })}
      />
      <Row gap={12} align="start" wrap>
        <Field {...field('lotAddress')} label={NAMES.lotAddress} autoComplete="off" />
        <SelectField {...field('sido')} label={NAMES.sido}>
          <option value="">고르기</option>
          {SIDO_KEYS.map((key) => (
            <option key={key} value={key}>
              {key}
            </option>
          ))}
        </SelectField>
        <Field {...field('sigungu')} label={NAMES.sigungu} autoComplete="off" />
      </Row>
      <Duplicates values={values} id={id} />
    </Section>
  )
}

function Duplicates({ values: { name, phone, lat, lng }, id }: { values: PlaceValues; id: number | null }) {
  const near = useDeferredValue({ id, name, phone, lat, lng })
  const { data = [], isError, refetch, isFetching } = useQuery(duplicatesQuery(near))
  if (isError)
    return (
      <RetryLine
        message="같은 곳이 이미 있는지 확인하지 못했어요."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (data.length === 0) return null
  return (
    <Message>
      가까이에 같은 곳일 수 있는 장소가 있어요.
      <ul>
        {data.map((one) => (
          <li key={one.id}>
            <Link to="/adm/$" params={{ _splat: `place/${one.id}` }} target="_blank">
              {one.name}
            </Link>{' '}
            ({STATE_NAME[one.status]}, {one.metres}m{one.phone && `, ${one.phone}`}){' '}
            {id !== null && (
              <Link to="/adm/$" params={{ _splat: `place/merge/${one.id}` }} search={{ into: id } as never}>
                이 장소에 합치기
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Message>
  )
}
