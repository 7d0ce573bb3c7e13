import { useQuery } from '@tanstack/react-query'
import type { Dog } from '../../../../../contract/dogs/dogs.ts'
import type { Group } from '../../../../../contract/groups/groups.ts'
import type { Option } from '../../../../../contract/options/options.ts'
import { SIDO_KEYS } from '../../../../../contract/regions/regions.ts'
import { Chip } from '../../../../ui/actions/Chip.tsx'
import { NamedIcon } from '../../../../ui/kit/NamedIcon.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { FRESH_CHOICES } from '../model.ts'
import { keysOf, type PlaceSearch, tidy, toggleKey } from '../../model.ts'
import { regionsQuery } from '../../queries.ts'
import { DogFilter } from './DogFilter.tsx'
import classes from './FilterForm.module.css'

interface Props {
  search: PlaceSearch
  onChange: (search: PlaceSearch) => void
  dogs: readonly Dog[]
  groups: readonly Group[]
  options: readonly Option[]
}

/** All filters. Independent of where it is rendered: beside the list, or in a sheet with unapplied changes. */
export function FilterForm({ search, onChange, dogs, groups, options }: Props) {
  const { data: regions, isPending } = useQuery(regionsQuery)
  const set = (change: Partial<PlaceSearch>) => onChange(tidy({ ...search, ...change }))
  const sigungu = regions?.find(({ sido }) => sido === search.sido)?.sigungu ?? []
  const flag = (key: 'in' | 'out' | 'open' | 'free', name: string) => (
    <Chip selected={search[key] === 1} onClick={() => set({ [key]: search[key] ? undefined : 1 })}>
      {name}
    </Chip>
  )
  const option = ({ key, name, icon }: Option) => (
    <Chip
      key={key}
      selected={keysOf(search.opt).includes(key)}
      icon={<NamedIcon name={icon} size={18} />}
      onClick={() => set({ opt: toggleKey(search.opt, key) })}
    >
      {name}
    </Chip>
  )

  // The list of districts is in the middle: inserting it late would shift the filters below.
  if (isPending && search.sido) return <Skeleton height="30rem" />
  return (
    <Stack gap={28}>
      <Stack as="fieldset" gap={12} bare className={classes.part}>
        <legend>강아지</legend>
        <DogFilter search={search} onChange={onChange} dogs={dogs} />
      </Stack>
      <Stack as="fieldset" gap={12} bare className={classes.part}>
        <legend>종류</legend>
        <div className={classes.chips}>
          {groups.map(({ key, name, icon }) => (
            <Chip
              key={key}
              selected={keysOf(search.g).includes(key)}
              icon={<NamedIcon name={icon} size={18} />}
              onClick={() => set({ g: toggleKey(search.g, key) })}
            >
              {name}
            </Chip>
          ))}
        </div>
      </Stack>
      <Stack as="fieldset" gap={12} bare className={classes.part}>
        <legend>지역</legend>
        <Stack gap={6} className={classes.regions}>
          {SIDO_KEYS.map((sido) => (
            <Chip
              key={sido}
              selected={search.sido === sido}
              onClick={() => set({ sido: search.sido === sido ? undefined : sido, sigungu: undefined })}
            >
              {sido}
            </Chip>
          ))}
        </Stack>
        {sigungu.length > 0 && (
          <fieldset className={`${classes.chips} ${classes.inner}`} aria-label={`${search.sido}의 시군구`}>
            {sigungu.map(({ name, count }) => (
              <Chip
                key={name}
                selected={search.sigungu === name}
                onClick={() => set({ sigungu: search.sigungu === name ? undefined : name })}
              >
                {name}{' '}
                <Text as="span" size="xs" tone="quiet">
                  {count}
                </Text>
              </Chip>
            ))}
          </fieldset>
        )}
      </Stack>
      <Stack as="fieldset" gap={12} bare className={classes.part}>
        <legend>공간과 시간</legend>
        <div className={classes.chips}>
          {flag('open', '지금 영업 중')}
          {flag('in', '실내')}
          {flag('out', '야외')}
          {flag('free', '동반 요금 없음')}
        </div>
      </Stack>
      {options.length > 0 && (
        <>
          <Stack as="fieldset" gap={12} bare className={classes.part}>
            <legend>시설</legend>
            <div className={classes.chips}>{options.filter(({ kind }) => kind === 'amenity').map(option)}</div>
          </Stack>
          <Stack as="fieldset" gap={12} bare className={classes.part}>
            <legend>이용 조건</legend>
            <div className={classes.chips}>{options.filter(({ kind }) => kind === 'rule').map(option)}</div>
          </Stack>
        </>
      )}
      <Stack as="fieldset" gap={12} bare className={classes.part}>
        <legend>정보 확인 시기</legend>
        <div className={classes.chips}>
          {FRESH_CHOICES.map(({ value, name }) => (
            <Chip
              key={value}
              selected={search.fresh === value}
              onClick={() => set({ fresh: search.fresh === value ? undefined : value })}
            >
              {name}
            </Chip>
          ))}
        </div>
      </Stack>
    </Stack>
  )
}
