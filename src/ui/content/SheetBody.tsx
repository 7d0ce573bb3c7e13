import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { useMediaQuery, useMounted } from '@mantine/hooks'
import type { SheetProps } from './Sheet.tsx'
import { useHiddenBehind } from '../kit/hidden-behind.ts'
import { NO_BANNER } from '../kit/no-banner.ts'
import classes from './SheetBody.module.css'
import { SIDEWAYS_QUERY } from '../kit/breakpoints.ts'
import { ThemeProvider } from '../kit/ThemeProvider.tsx'

export function SheetBody({ opened, onClose, title, footer, children }: SheetProps) {
  const beside = useMediaQuery(SIDEWAYS_QUERY) ?? false
  // The drawer records the focus when it changes from closed to open, so it is first rendered closed: then the first opening,
  // for which this code was loaded, restores the focus like every later one.
  const mounted = useMounted()
  const inside = useHiddenBehind(opened)
  return (
    <ThemeProvider>
      <Drawer
        opened={mounted && opened}
        onClose={onClose}
        title={title}
        position={beside ? 'right' : 'bottom'}
        size={beside ? '26rem' : 'auto'}
        closeButtonProps={{ 'aria-label': '닫기', size: '2.75rem' }}
        attributes={{ ...NO_BANNER, content: { 'data-sheet': beside ? 'right' : 'bottom' } }}
        classNames={{
          content: `${classes.content} ${beside ? classes.side : classes.bottom}`,
          header: classes.header ?? '',
          title: classes.title ?? '',
          body: classes.body ?? '',
        }}
        transitionProps={{ duration: 200, timingFunction: 'ease-out' }}
        overlayProps={{ backgroundOpacity: 0.4 }}
      >
        <div ref={inside} className={classes.scroll}>
          {children}
        </div>
        {footer && <div className={classes.footer}>{footer}</div>}
      </Drawer>
    </ThemeProvider>
  )
}
