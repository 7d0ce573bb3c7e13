import type { Browser } from '../../../lib/browser.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { inAppName } from '../model.ts'
import { dismissProposal } from '../record-state.ts'
import { openInBrowser } from '../../../platform/device/open-in-browser.ts'
import { explainInstall } from '../state.ts'
import { Strip } from '../../../ui/content/Strip.tsx'

/** In another app's browser: what doesn't work there, and a link to open the page in the phone's browser. */
export function InAppBar({ browser }: { browser: Browser }) {
  return (
    <Strip
      label="다른 브라우저 안내"
      action={
        <Button variant="light" onClick={() => openInBrowser(browser, explainInstall)}>
          다른 브라우저로 열기
        </Button>
      }
      onDismiss={() => dismissProposal('inApp')}
    >
      {inAppName(browser)}에서는 앱 설치와 구글 로그인이 안 돼요.
    </Strip>
  )
}
