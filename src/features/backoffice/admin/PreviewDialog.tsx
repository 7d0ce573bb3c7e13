import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Text } from '../../../ui/Text.tsx'
import classes from './Backoffice.module.css'

const WIDTHS = [
  { width: 'phone', name: '휴대폰' },
  { width: 'desktop', name: '컴퓨터' },
] as const

interface Props {
  /** Beside the widths: what else can be chosen. */
  choices?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** What a form holds, as visitors see it. Nothing in it can be pressed, and Ctrl+S saves nothing meanwhile; Esc closes it. */
export function PreviewDialog({ choices, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['width']>('phone')
  useEffect(() => dialog.current?.showModal(), [])

  function press(event: KeyboardEvent): void {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') event.preventDefault()
    // The form behind it listens at the window.
    event.nativeEvent.stopImmediatePropagation()
  }

  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby="preview" onClose={onClose} onKeyDown={press}>
      <Row gap={12} align="center" justify="between">
        <Text as="h2" id="preview" size="lead" weight={700}>
          미리 보기
        </Text>
        <Button variant="default" onClick={() => dialog.current?.close()}>
          닫기
        </Button>
      </Row>
      <Row gap={8} rowGap={8} align="center" wrap>
        {WIDTHS.map(({ width: one, name }) => (
          <Chip key={one} selected={width === one} onClick={() => setWidth(one)}>
            {name}
          </Chip>
        ))}
        {choices}
      </Row>
      {/* A region that scrolls is reached by Tab, so that the arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe asks for it: scrollable-region-focusable */}
      <section aria-label="방문자가 보는 모습" tabIndex={0} className={classes.shown}>
        <div inert className={classes.screen} data-width={width}>
          {children}
        </div>
      </section>
    </dialog>
  )
}
