import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/actions/Button.tsx'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import classes from './Backoffice.module.css'
import { PreviewFrame } from './PreviewFrame.tsx'

const WINDOWS = [
  { name: '휴대폰', width: 390 },
  { name: '컴퓨터', width: 1280 },
] as const
type Window = (typeof WINDOWS)[number]

const isSave = ({ ctrlKey, metaKey, key }: Pick<globalThis.KeyboardEvent, 'ctrlKey' | 'metaKey' | 'key'>) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's'

interface Props {
  /** Beside the widths: what else can be chosen. */
  choices?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** What a form holds, as visitors see it. Nothing in it can be pressed, and Ctrl+S saves nothing meanwhile; Esc closes it. */
export function PreviewDialog({ choices, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Window>(WINDOWS[0])
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    if (pane.current) seen.observe(pane.current)
    return () => seen.disconnect()
  }, [])
  const pressInside = useCallback((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape') dialog.current?.close()
    if (isSave(event)) event.preventDefault()
  }, [])
  // A window that is wider than the room for it is shown smaller.
  const scale = room.width > 0 ? Math.min(1, room.width / shown.width) : 1

  function press(event: KeyboardEvent): void {
    if (isSave(event)) event.preventDefault()
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
        {WINDOWS.map((one) => (
          <Chip key={one.name} selected={shown === one} onClick={() => setShown(one)}>
            {one.name}
          </Chip>
        ))}
        {choices}
      </Row>
      <div ref={pane} className={classes.shown}>
        <PreviewFrame
          key={shown.name}
          title={`${shown.name}에서 보는 모습`}
          width={shown.width}
          height={Math.floor(room.height / scale)}
          scale={scale}
          onKeyDown={pressInside}
        >
          {/* A region that scrolls is reached by Tab, so that the arrow keys scroll it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe asks for it: scrollable-region-focusable */}
          <section aria-label="방문자가 보는 모습" tabIndex={0} className={classes.window}>
            <div inert className={classes.screen}>
              {children}
            </div>
          </section>
        </PreviewFrame>
      </div>
    </dialog>
  )
}
