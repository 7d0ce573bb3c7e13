import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { NICKNAME_LENGTH } from '../../../../contract/accounts.ts'
import { Field } from '../../../ui/Field.tsx'
import { nicknameQuery } from '../queries.ts'

interface Props extends Omit<React.ComponentProps<'input'>, 'value'> {
  value: string
  error?: string | undefined
  /** The member's own, which he may keep. */
  own?: string
}

const PAUSE_MS = 400
/** As the server says it; its list of errors would come along into the first screens. */
const TAKEN = '이미 쓰고 있는 닉네임이에요.'
const HELP = `한글, 영문, 숫자 ${NICKNAME_LENGTH.min}~${NICKNAME_LENGTH.max}자. 후기와 글에 이 이름으로 보여요.`

/** A name that nobody else has; says whether it is free once one pauses. */
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
