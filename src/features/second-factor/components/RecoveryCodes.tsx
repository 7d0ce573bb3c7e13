import { download } from '../../../platform/device/download.ts'
import { copyText } from '../../../platform/device/share.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { showSnackbar } from '../../../ui/overlays/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { codesFile } from '../model.ts'
import classes from './SecondFactor.module.css'

interface Props {
  codes: readonly string[]
  /** The owner has put them away. */
  onDone: () => void
}

/** The ten codes, the only time they are seen. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const file = () => codesFile(codes)
  async function copy() {
    if (await copyText(file())) showSnackbar('복구 코드를 복사했어요.', 'success')
    else showSnackbar('복사하지 못했어요. 파일로 저장하거나 적어 두세요.', 'error')
  }
  return (
    <Stack as="section" gap={12} aria-label="복구 코드">
      <Text weight={600}>복구 코드를 안전한 곳에 두세요</Text>
      <p>휴대전화를 잃어버렸을 때 쓰는 코드예요. 지금만 볼 수 있고, 코드마다 한 번만 쓸 수 있어요.</p>
      <Stack as="ol" columns={152} gap={8} pad={16} ground="sunken" round={12}>
        {codes.map((code) => (
          <li key={code} className={classes.code}>
            {code}
          </li>
        ))}
      </Stack>
      <Stack columns="two" gap={8}>
        <Button variant="default" onClick={() => download('recovery-codes.txt', new Blob([file()]))}>
          파일로 저장
        </Button>
        <Button variant="default" onClick={() => void copy()}>
          복사
        </Button>
      </Stack>
      <Button fullWidth onClick={onDone}>
        안전한 곳에 두었어요
      </Button>
    </Stack>
  )
}
