import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Combobox, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  IconArrowLeft,
  IconArrowRight,
  IconMapPin,
  IconPaw,
  IconSearch,
  IconX,
  IconZoomQuestion,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Autocomplete } from '../../../../contract/search/search.ts'
import { Highlighted } from '../../../ui/content/Highlighted.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { normalizeWord } from '../model.ts'
import { autocompleteQuery } from '../autocomplete-queries.ts'
import classes from './SearchBox.module.css'

interface Props {
  initial: string
  onSubmit: (word: string) => void
  onOpen: (line: Autocomplete, word: string) => void
  /** The field was emptied. */
  onClear: () => void
  onBack: () => void
  /** Shown while the field is empty. */
  children: ReactNode
}

const DEBOUNCE_MS = 150
const ICONS = { place: IconPaw, region: IconMapPin, group: IconSearch, word: IconZoomQuestion } as const

/**
 * The search field with its autocomplete: a combobox after the ARIA Authoring Practices. A syllable that is still being
 * composed by an input method is searched already (초성 match too), but Enter then only ends the composition.
 */
export function SearchBox({ initial, onSubmit, onOpen, onClear, onBack, children }: Props) {
  const [text, setText] = useState(initial)
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  const [asked] = useDebouncedValue(text, DEBOUNCE_MS)
  const word = normalizeWord(text)
  const { data: lines } = useQuery(autocompleteQuery(asked))
  const shown = (word && lines) || []
  const combobox = useCombobox({ opened: shown.length > 0, loop: true })

  useEffect(() => {
    const field = input.current!
    field.focus({ preventScroll: true })
    field.setSelectionRange(field.value.length, field.value.length)
  }, [])
  // A new word or list resets the highlight: Enter must not open what was highlighted before.
  const { resetSelectedOption } = combobox
  useEffect(() => {
    if (lines || text) resetSelectedOption()
  }, [lines, text, resetSelectedOption])

  function change(next: string) {
    setText(next)
    if (word && !normalizeWord(next)) onClear()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (word) onSubmit(word)
  }

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => {
        const line = shown[Number(value)]
        if (line) onOpen(line, word)
      }}
    >
      <search>
        <Row
          as="form"
          gap={4}
          align="center"
          ground="paper"
          id={form}
          className={classes.form}
          onSubmit={submit}
          action="/search/list"
        >
          <IconButton label="뒤로" onClick={onBack} className={classes.back}>
            <IconArrowLeft size={24} stroke={1.75} />
          </IconButton>
          <Combobox.EventsTarget withExpandedAttribute>
            <SearchField
              ref={input}
              name="q"
              value={text}
              onChange={({ target }) => change(target.value)}
              // Safari ends a composition before it reports the Enter that ended it; key code 229 identifies that one.
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229))
                  event.preventDefault()
              }}
              placeholder="장소, 지역, 초성으로 찾기"
              aria-label="검색어"
              aria-autocomplete="list"
              enterKeyHint="search"
              autoCapitalize="off"
              spellCheck={false}
            >
              {text && (
                <IconButton
                  label="지우기"
                  className={classes.clear}
                  onClick={() => {
                    change('')
                    input.current!.focus()
                  }}
                >
                  <IconX size={18} stroke={2} />
                </IconButton>
              )}
            </SearchField>
          </Combobox.EventsTarget>
        </Row>
      </search>
      {/* Always rendered: the field's ARIA attributes refer to it before the first line arrives. */}
      <Combobox.Options className={classes.options} hidden={shown.length === 0} aria-label="추천 검색어">
        {shown.map((line, index) => {
          const Icon = ICONS[line.kind]
          return (
            <Combobox.Option
              key={`${line.kind} ${line.placeId ?? line.text}`}
              value={String(index)}
              className={classes.option}
            >
              <Stack as="span" rigid middle square={40} tone="accent" ground="accent" round="full">
                <Icon size={20} stroke={1.75} aria-hidden />
              </Stack>
              <Stack as="span" grow shrink className={classes.words}>
                {line.kind === 'word' ? (
                  <span>
                    혹시 ‘<b>{line.text}</b>’?
                  </span>
                ) : (
                  <strong>
                    <Highlighted text={line.text} ranges={line.highlights} />
                  </strong>
                )}
                {line.detail && <span>{line.detail}</span>}
              </Stack>
              <IconArrowRight size={18} stroke={1.75} className={classes.arrow} aria-hidden />
            </Combobox.Option>
          )
        })}
      </Combobox.Options>
      {word ? (
        <Row
          as="button"
          gap={14}
          align="center"
          tall={56}
          padY={8}
          padX={12}
          size="lg"
          tone="ink"
          text="left"
          bare
          round={12}
          hover="sunken"
          type="submit"
          form={form}
          className={classes.all}
        >
          <Stack as="span" rigid middle square={40} tone="accent" ground="accent" round="full">
            <IconSearch size={20} stroke={1.75} aria-hidden />
          </Stack>
          <span>
            ‘<b>{word}</b>’ 모두 찾기
          </span>
        </Row>
      ) : (
        children
      )}
      <output className="visually-hidden">{shown.length > 0 && `추천 ${shown.length}개`}</output>
    </Combobox>
  )
}
