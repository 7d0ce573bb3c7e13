import type { ImportChange } from '../../../../contract/imports/imports-admin.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import classes from './Imports.module.css'

/** How fields of a place are called, and their values read. */
export interface FieldWords {
  names: Readonly<Record<string, string>>
  textOf: (name: string, value: unknown) => string
  /** The name of a kind of place by its key. */
  groupName: (key: string) => string
}

interface Props {
  change: ImportChange
  words: FieldWords
}

/** What a row of the difference changes: each field as it was and becomes, or why its record is refused. */
export function ChangedFields({ change: { kind, reason, detail, fields, kept }, words: { names, textOf } }: Props) {
  if (reason)
    return (
      <>
        {reason}
        {detail && (
          <Text size="sm" tone="quiet">
            {detail}
          </Text>
        )}
      </>
    )
  if (fields.length + kept.length === 0)
    return kind === 'kept' ? '새 판에 없지만, 관리자가 고친 곳이라 그대로 둬요.' : null
  return (
    <ul className={classes.changes}>
      {fields.map(({ field, before, after }) => {
        const [gone, fresh] = differingLines(textOf(field, before), textOf(field, after))
        return (
          <li key={field}>
            <Text size="sm" weight={600}>
              {names[field] ?? field}
            </Text>
            <Text size="sm" tone="quiet" className={classes.value}>
              {gone}
            </Text>
            <Text size="sm" className={classes.value}>
              → {fresh}
            </Text>
          </li>
        )
      })}
      {kept.map(({ field, before, after }) => (
        <li key={`kept ${field}`}>
          <Text size="sm" weight={600}>
            {names[field] ?? field} (관리자가 고친 값 그대로)
          </Text>
          <Text size="sm" className={classes.value}>
            {textOf(field, before)}
          </Text>
          <Text size="sm" tone="quiet" className={classes.value}>
            자료에는: {textOf(field, after)}
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** Of two texts of several lines, those that only one has: the hours of one day, one of many rules. */
function differingLines(before: string, after: string): [before: string, after: string] {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const only = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => !others.includes(line)).join('\n') || '없음'
  return [only(old, fresh), only(fresh, old)]
}
