import type { Banner } from '../../../../contract/banners/banners.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Sheet } from '../../../ui/content/Sheet.tsx'
import { PopupWords } from './PopupWords.tsx'

interface Props {
  banner: Banner
  opened: boolean
  onClose: () => void
  onHideToday: () => void
}

/** A popup over the screen: Escape, a press beside it and the back button close it. */
export function Popup({ banner, opened, onClose, onHideToday }: Props) {
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={banner.title}
      footer={
        <Row gap={8} justify="between">
          <Button variant="subtle" onClick={onHideToday}>
            오늘 하루 보지 않기
          </Button>
          <Button variant="default" onClick={onClose}>
            닫기
          </Button>
        </Row>
      }
    >
      <PopupWords {...banner} />
    </Sheet>
  )
}
