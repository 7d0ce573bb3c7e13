import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { NICKNAME_LENGTH } from '../../../../contract/users/users.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { nicknameQuery } from '../queries.ts'

interface Props extends Omit<React.ComponentProps<'input'>, 'value'> {
  value: string
  error?: string | undefined
  /** The member's present nickname, which counts as available. */
  own?: string
}

const PAUSE_MS = 400
/** The server's wording. It is repeated here because importing the list of errors would add it to the first screens. */
const TAKEN = '이미 쓰고 있는 닉네임이에요.'
const HELP = `한글, 영문, 숫자 ${NICKNAME_LENGTH.min}~${NICKNAME_LENGTH.max}자. 후기와 글에 이 이름으로 보여요.`

/** A unique nickname; shows whether it is available once typing pauses. */
export function NicknameField({ value, error, own, ...field }: Props) {
  const [asked] = useDebouncedValue(value.trim(), PAUSE_MS)
  const mine = asked === own
  const { data } = useQuery({ ...nicknameQuery(asked), ...(mine && { enabled: false }) })
  const current = asked === value.trim() && asked !== '' && !mine
  const taken = current && data?.available === false
  return (
    <Field
      {...field}
      value={value}
      label="닉네임"
      autoComplete="nickname"
      placeholder="콩이누나"
      error={error ?? (taken ? TAKEN : undefined)}
      help={<span aria-live="polite">{current && data?.available ? '쓸 수 있는 닉네임이에요.' : HELP}</span>}
    />
  )
}
