import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { type Browser, elsewhere } from '../../../lib/browser.ts'
import { copyText } from '../../../platform/device/share.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { showSnackbar } from '../../../ui/overlays/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { guideFor, inAppName } from '../model.ts'
import classes from './Guide.module.css'
import { StepPicture } from './StepPicture.tsx'

const GOOD_FOR = '홈 화면에서 바로 열리고, 신호가 약한 곳에서도 봤던 장소를 다시 볼 수 있어요.'

async function copyAddress() {
  const copied = await copyText(location.href)
  showSnackbar(
    copied
      ? '링크를 복사했어요. 다른 브라우저에 붙여 넣어 주세요.'
      : '복사하지 못했어요. 주소창의 주소를 복사해 주세요.',
    copied ? 'success' : 'error',
  )
}

/** Steps to install in this browser; if it can't install, how to open one that can. */
export function InstallGuide({ browser, installed }: { browser: Browser; installed: boolean }) {
  if (installed)
    return (
      <Stack as="p" gap={20}>
        이미 설치되어 있어요. 홈 화면이나 앱 목록에서 열 수 있어요.
      </Stack>
    )
  const { text, steps } = guideFor(browser)
  const address = browser.inApp ? elsewhere(location.href, browser) : null
  return (
    <Stack gap={20}>
      <Text tone="quiet">
        {browser.inApp
          ? `${inAppName(browser)} 안에서는 앱 설치와 구글 로그인을 할 수 없어요. 다른 브라우저에서 열어 주세요.`
          : (text ?? GOOD_FOR)}
      </Text>
      {steps.length > 0 && (
        <Stack as="ol" gap={16} className={classes.steps}>
          {steps.map((step) => (
            <Stack key={step.text} as="li" gap={14} align="center" className={classes.step}>
              <StepPicture picture={step.picture} />
              <p>{step.text}</p>
            </Stack>
          ))}
        </Stack>
      )}
      {(browser.inApp || steps.length === 0) && (
        <Stack gap={8}>
          {address && (
            <Button leftSection={<IconExternalLink size={18} aria-hidden />} onClick={() => location.assign(address)}>
              다른 브라우저로 열기
            </Button>
          )}
          <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copyAddress()}>
            주소 복사
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
