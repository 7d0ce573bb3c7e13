import type { FactName, PlaceFacts } from '../../../../contract/corrections/corrections.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { FACT_LABEL, firstValue } from '../model.ts'
import { FactEditor } from './FactEditor.tsx'

type Changes = { [Name in FactName]?: unknown }

interface Props {
  /** In the order in which they are offered. */
  names: readonly FactName[]
  facts: PlaceFacts
  changes: Changes
}

/** Which facts are wrong: a chosen one gets an editor, and loses what was typed when it is no longer chosen. */
export function FactChips({ names, facts, changes, onChange }: Props & { onChange: (changes: Changes) => void }) {
  function toggle(name: FactName) {
    const { [name]: open, ...others } = changes
    onChange(open === undefined ? { ...changes, [name]: firstValue(name, facts) } : others)
  }
  return names.map((name) => (
    <Chip key={name} selected={name in changes} onClick={() => toggle(name)}>
      {FACT_LABEL[name]}
    </Chip>
  ))
}

interface Edited extends Props {
  /** By path: an error within a fact is shown beside it. */
  errors: Readonly<Record<string, string | undefined>>
  set: (path: `changes.${FactName}`, value: unknown) => void
}

/** An editor for each chosen fact, beside what is known now. */
export function FactEditors({ names, facts, changes, errors, set }: Edited) {
  const errorOf = (name: FactName) =>
    Object.entries(errors).find(([path]) => path === `changes.${name}` || path.startsWith(`changes.${name}.`))?.[1]
  return names
    .filter((name) => name in changes)
    .map((name) => (
      <FactEditor
        key={name}
        name={name}
        now={facts}
        value={changes[name]}
        onChange={(value) => set(`changes.${name}`, value)}
        error={errorOf(name)}
      />
    ))
}
