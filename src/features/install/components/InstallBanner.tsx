import { Button } from '../../../ui/actions/Button.tsx'
import { Mark } from '../../../ui/content/Wordmark.tsx'
import { dismissProposal } from '../record-state.ts'
import { install } from '../state.ts'
import { Strip } from '../../../ui/content/Strip.tsx'

/** Proposes to install; whatever the visitor answers, it isn't shown again for a while. */
export function InstallBanner() {
  const take = () => {
    dismissProposal('banner')
    void install()
  }
  return (
    <Strip
      label="앱 설치 안내"
      icon={<Mark size={40} />}
      action={<Button onClick={take}>설치</Button>}
      onDismiss={() => dismissProposal('banner')}
    >
      <strong>앱으로 설치해 보세요</strong>
      신호가 약한 곳에서도 열려요
    </Strip>
  )
}
