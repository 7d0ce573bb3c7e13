import { IconRefresh, IconCloudOff } from '@tabler/icons-react'
import { Button } from '../actions/Button.tsx'
import classes from './Notice.module.css'

interface Props {
  /** The `ApiError`'s message, or what could not be shown. */
  message: string
  onRetry?: () => void
  retrying?: boolean
}

/** Replaces a part of a screen that failed to load; the rest of the screen stays. */
export function ErrorState({ message, onRetry, retrying = false }: Props) {
  return (
    <div className={classes.notice} role="alert">
      <span className={classes.picture}>
        <IconCloudOff size={36} stroke={1.5} aria-hidden />
      </span>
      <p className={classes.text}>{message}</p>
      {onRetry && (
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
            onClick={onRetry}
            loading={retrying}
          >
            다시 시도
          </Button>
        </div>
      )}
    </div>
  )
}
