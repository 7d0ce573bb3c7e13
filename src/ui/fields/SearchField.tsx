import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Row } from '../kit/Row.tsx'
import classes from './SearchField.module.css'

/** A round search field; `children` are placed at its end. Props and ref are the input's. */
export function SearchField({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <Row grow gap={8} align="center" shrink tone="quiet" ground="card" round="full" className={classes.field}>
      <IconSearch size={20} stroke={1.75} aria-hidden />
      <input {...input} type="search" className={classes.input} autoComplete="off" maxLength={60} />
      {children}
    </Row>
  )
}
