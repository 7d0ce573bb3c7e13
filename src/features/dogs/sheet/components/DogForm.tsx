import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { deleteDraft, useDraft, writeDraft } from '../../../../platform/forms/drafts.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { chooseBreed, chooseSize, type DogErrors, draftOf, readDraft } from '../../model.ts'
import { setVisitorDog, useVisitorDog } from '../../state.ts'
import { BreedField } from '../../components/BreedField.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { CountStepper } from './CountStepper.tsx'
import classes from './DogSheet.module.css'
import { DogSwitches } from '../../components/DogSwitches.tsx'
import { SizePicker } from '../../components/SizePicker.tsx'
import { WeightField } from '../../components/WeightField.tsx'

/** Draft of unsubmitted input, so that a sheet closed by mistake loses nothing. */
const DRAFT = { key: 'visitor-dog', author: null, maxAgeMs: 30 * 60_000 }

/** Describes the visitor's dog. Two taps are enough: a size, and submit. Errors are shown beside their fields, and input is retained. */
export function DogForm({ onDone }: { onDone: () => void }) {
  const dog = useVisitorDog()
  const kept = useDraft(DRAFT)
  const [draft, setDraft] = useState(() => ({ ...draftOf(dog), ...kept }))
  const [errors, setErrors] = useState<DogErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const [more, setMore] = useState(dog !== null && (dog.breed !== null || dog.restricted || dog.guide || dog.count > 1))

  const change = (next: typeof draft) => {
    setDraft(next)
    writeDraft(DRAFT, { ...next })
    // An error disappears as soon as it is corrected; new ones wait until the next submit.
    const still = readDraft(next).errors ?? {}
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => field in still)))
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const read = readDraft(draft)
    if (read.errors) {
      setErrors(read.errors)
      if (read.errors.breed || read.errors.count) setMore(true)
      const first = Object.keys(read.errors)[0]
      form.current?.querySelector<HTMLElement>(`[name="dog-${first}"]`)?.focus()
      return
    }
    deleteDraft(DRAFT)
    setVisitorDog(read.dog)
    onDone()
  }

  function forget() {
    deleteDraft(DRAFT)
    setVisitorDog(null)
    onDone()
  }

  const name = draft.name.trim()
  return (
    <Row as="form" column ref={form} onSubmit={save} noValidate>
      <Stack gap={20} padBottom={20}>
        <Text tone="quiet">크기만 골라도 갈 수 있는 곳을 바로 알려 드려요.</Text>
        <SizePicker value={draft.size} error={errors.size} onChange={(size) => change(chooseSize(draft, size))} />
        <WeightField draft={draft} error={errors.weight} onChange={change} />
        <TextInput
          name="dog-name"
          label="이름 (선택)"
          classNames={{ label: classes.label!, input: classes.name! }}
          placeholder="콩이"
          size="md"
          autoComplete="off"
          value={draft.name}
          error={errors.name}
          onChange={(event) => change({ ...draft, name: event.currentTarget.value })}
        />
        <Row
          as="button"
          justify="between"
          align="center"
          tall={44}
          bare
          tone="ink"
          weight={600}
          size="md"
          leading="snug"
          type="button"
          className={classes.more}
          aria-expanded={more}
          aria-controls="dog-more"
          onClick={() => setMore(!more)}
        >
          견종, 마릿수, 맹견·보조견 여부
          <IconChevronDown size={20} aria-hidden />
        </Row>
        <Stack gap={20} id="dog-more" className={classes.extra} hidden={!more}>
          <BreedField
            value={draft.breed}
            error={errors.breed}
            onChange={(breed) => change(chooseBreed(draft, breed))}
          />
          <CountStepper value={draft.count} onChange={(count) => change({ ...draft, count })} />
          <DogSwitches {...draft} onChange={(changes) => change({ ...draft, ...changes })} />
        </Stack>
      </Stack>
      <div className={classes.footer}>
        <Button type="submit" fullWidth className={classes.save}>
          {name ? `${name} 기준으로 보기` : '이 강아지로 보기'}
        </Button>
        <Stack as="p" middle tall={44} tone="quiet" size="sm" className={classes.note}>
          {dog ? (
            <Text as="button" tall={44} padX={16} bare tone="quiet" underlined type="button" onClick={forget}>
              강아지 정보 지우기
            </Text>
          ) : (
            '이 기기에만 저장돼요. 로그인하지 않아도 돼요.'
          )}
        </Stack>
      </div>
    </Row>
  )
}
