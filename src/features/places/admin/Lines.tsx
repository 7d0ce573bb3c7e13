import { type ReactNode, useState } from 'react'
import { newKey } from '../../../platform/api/new-key.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import classes from './Place.module.css'

interface Props<T> {
  /** What one line is: "제한". */
  name: string
  items: readonly T[]
  /** A new one. */
  fresh: T
  onChange: (items: T[]) => void
  children: (item: T, name: string, change: (changes: Partial<T>) => void) => ReactNode
}

/** Lines of a list that can be changed, removed and added; each keeps its fields while others come and go. */
export function Lines<T extends object>({ name, items, fresh, onChange, children }: Props<T>) {
  const [keys, setKeys] = useState(() => items.map(newKey))
  // The list was replaced: restored from the history, or merged.
  if (keys.length !== items.length) setKeys(items.map((_, index) => keys[index] ?? newKey()))
  return (
    <>
      {items.map((item, index) => (
        <div key={keys[index]} className={classes.line}>
          <Row gap={8} wrap align="end">
            {children(item, `${name} ${index + 1}`, (changes) =>
              onChange(items.map((one, at) => (at === index ? { ...one, ...changes } : one))),
            )}
            <Button
              type="button"
              variant="subtle"
              onClick={() => {
                setKeys(keys.filter((_, at) => at !== index))
                onChange(items.filter((_, at) => at !== index))
              }}
            >
              {name} {index + 1} 지우기
            </Button>
          </Row>
        </div>
      ))}
      <Row>
        <Button type="button" variant="default" onClick={() => onChange([...items, fresh])}>
          {name} 더하기
        </Button>
      </Row>
    </>
  )
}
