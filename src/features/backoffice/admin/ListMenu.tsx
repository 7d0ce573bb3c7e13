import { type ReactNode, useEffect, useRef } from 'react'
import classes from './Backoffice.module.css'

interface Props {
  label: string
  children: ReactNode
}

/** What a list offers behind a word above its table. Closes by Esc, and where anything else gets a press or the focus. */
export function ListMenu({ label, children }: Props) {
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const menu = element.current
      if (menu?.open && !menu.contains(target as Node)) menu.open = false
    }
    const press = ({ key }: KeyboardEvent) => {
      const menu = element.current
      if (key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', press)
    }
  }, [])
  return (
    <details ref={element} className={classes.columns}>
      <summary className={classes.summary}>{label}</summary>
      <div className={classes.columnList}>{children}</div>
    </details>
  )
}
