import type { Option } from '../../../../../contract/options/options.ts'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { NamedIcon } from '../../../../ui/kit/NamedIcon.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import classes from './PlaceOptions.module.css'

interface Props {
  /** Keys of the place's options. */
  keys: readonly string[]
  options: readonly Option[]
}

/** The place's amenities, and its rules. */
export function PlaceOptions({ keys, options }: Props) {
  const own = options.filter(({ key }) => keys.includes(key))
  if (own.length === 0) return null
  return (
    <Stack as="section" gap={16} aria-labelledby="options">
      <Heading id="options">시설과 이용 안내</Heading>
      {(['amenity', 'rule'] as const).map((kind) => {
        const some = own.filter((option) => option.kind === kind)
        return (
          some.length > 0 && (
            <ul key={kind} className={classes.list} data-kind={kind}>
              {some.map(({ key, name, icon }) => (
                <li key={key} className={classes.option}>
                  <NamedIcon name={icon} size={22} stroke={1.5} />
                  {name}
                </li>
              ))}
            </ul>
          )
        )
      })}
    </Stack>
  )
}
