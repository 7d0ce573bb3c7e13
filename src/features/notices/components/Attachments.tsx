import { IconDownload } from '@tabler/icons-react'
import type { Attachment } from '../../../../contract/api/attachments.ts'
import { useConnection } from '../../../platform/api/connection-state.ts'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { aboutText } from '../file-model.ts'
import classes from './Attachments.module.css'

/** Files to download. They aren't kept on the device. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const { quality } = useConnection()
  return (
    <Stack as="section" gap={8} aria-label="첨부 파일">
      <Heading level={2}>첨부 파일</Heading>
      <ul className={classes.list}>
        {files.map((file) => (
          <li key={file.src}>
            <a href={file.src} download={file.name} className={classes.file}>
              <IconDownload size={20} aria-hidden className={classes.icon} />
              <span className={classes.name}>{file.name}</span>
              <span className={classes.about}>{aboutText(file)}</span>
            </a>
          </li>
        ))}
      </ul>
      {quality === 'offline' && (
        <Text as="output" size="sm" tone="quiet">
          지금은 연결할 수 없어서 첨부 파일을 받을 수 없어요. 연결되면 받아 주세요.
        </Text>
      )}
    </Stack>
  )
}
