import type { Browser } from '../../../lib/browser.ts'
import { SheetBody } from '../../../ui/content/SheetBody.tsx'
import { InstallGuide } from './InstallGuide.tsx'

interface Props {
  browser: Browser
  installed: boolean
  opened: boolean
  onClose: () => void
}

/** Sheet and guide as one chunk, as both are needed at the same moment. */
export function InstallSheetPanel({ browser, installed, opened, onClose }: Props) {
  return (
    <SheetBody opened={opened} onClose={onClose} title={browser.inApp ? '다른 브라우저로 열기' : '앱으로 설치'}>
      <InstallGuide browser={browser} installed={installed} />
    </SheetBody>
  )
}
