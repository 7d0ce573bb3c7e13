import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { isRestrictedBreed } from '../model.ts'
import classes from './DogFields.module.css'

interface Props {
  breed: string
  restricted: boolean
  guide: boolean
  onChange: (changes: { restricted: boolean } | { guide: boolean }) => void
}

const SWITCH = { body: classes.switch!, track: classes.track!, description: classes.description! }

/** Facts with a legal effect: restricted breed (맹견), and a working guide dog that may not be refused. */
export function DogSwitches({ breed, restricted, guide, onChange }: Props) {
  const byLaw = isRestrictedBreed(breed)
  return (
    <>
      <Switch
        size="md"
        labelPosition="left"
        classNames={SWITCH}
        label="맹견이에요"
        description={
          byLaw ? '고른 견종은 법에서 정한 맹견이에요.' : '도사견, 핏불테리어, 로트와일러 등 법에서 정한 5종과 그 잡종'
        }
        checked={restricted}
        disabled={byLaw}
        onChange={(event) => onChange({ restricted: event.currentTarget.checked })}
      />
      <Switch
        size="md"
        labelPosition="left"
        classNames={SWITCH}
        label="장애인 보조견이에요"
        description="안내견 같은 보조견은 법으로 출입이 보장돼요."
        checked={guide}
        onChange={(event) => onChange({ guide: event.currentTarget.checked })}
      />
    </>
  )
}
