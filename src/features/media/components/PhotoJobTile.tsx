import { IconRefresh, IconX } from '@tabler/icons-react'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { UploadProgress } from '../../../ui/fields/UploadProgress.tsx'
import type { PendingPhoto } from '../../../platform/photos/pending-photos.ts'
import classes from './PhotoPicker.module.css'

interface Props {
  photo: PendingPhoto
  onCancel: () => void
  onRetry: () => void
}

/** A pending upload: its progress, or why it failed. */
export function PhotoJobTile({ photo: { file, preview, part, failed }, onCancel, onRetry }: Props) {
  return (
    <Stack as="li" anchor clip ground="sunken" round={12} className={classes.photoJobTileTile} aria-label={file.name}>
      <img className={classes.photoJobTilePhoto} src={preview} alt="" />
      <Stack anchor gap={4} pad={8} className={classes.veil}>
        {failed === null ? (
          <Stack gap={4} size="sm" weight={600}>
            <UploadProgress name={file.name} part={part} finishing="다듬는 중" bar={classes.bar} />
          </Stack>
        ) : (
          <>
            <Text size="sm" weight={600}>
              못 올렸어요
            </Text>
            <Row
              as="button"
              inline
              gap={4}
              align="center"
              justify="center"
              tall={44}
              padX={8}
              size="sm"
              weight={600}
              bare
              round={8}
              type="button"
              className={classes.retry}
              aria-label={`${file.name} 다시 올리기`}
              onClick={onRetry}
            >
              <IconRefresh size={16} aria-hidden />
              다시
            </Row>
          </>
        )}
      </Stack>
      <Stack
        as="button"
        middle
        square={44}
        bare
        type="button"
        className={classes.cancel}
        aria-label={failed === null ? `${file.name} 올리기 취소` : `${file.name} 빼기`}
        onClick={onCancel}
      >
        <IconX size={18} aria-hidden />
      </Stack>
    </Stack>
  )
}
