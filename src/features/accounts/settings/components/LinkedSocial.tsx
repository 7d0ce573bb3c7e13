import type { SocialProvider } from '../../../../../contract/social.ts'
import { Button } from '../../../../ui/Button.tsx'
import { SocialMark } from '../../../session/social/components/SocialMark.tsx'
import { SOCIALS } from '../../../session/social/model.ts'
import { koreanDate } from '../../model.ts'
import classes from './LinkedSocials.module.css'

interface Props {
  provider: SocialProvider
  /** Instant; null = it isn't. */
  linkedAt: string | null
  /** He is on the way there, or back. */
  busy: boolean
  /** Nothing can be pressed now. */
  off: boolean
  onLink: () => void
  onUnlink: () => void
}

/** One provider: since when it is linked, and how to change that. */
export function LinkedSocial({ provider, linkedAt, busy, off, onLink, onUnlink }: Props) {
  const { displayName } = SOCIALS[provider]
  return (
    <li className={classes.social}>
      <SocialMark provider={provider} />
      <div className={classes.words}>
        <p className={classes.name}>{displayName}</p>
        <p className={classes.quiet}>{linkedAt ? `${koreanDate(linkedAt)}에 연결` : '연결하지 않았어요'}</p>
      </div>
      <Button
        variant="default"
        loading={busy}
        disabled={off}
        aria-label={linkedAt ? `${displayName} 연결 해제` : `${displayName} 연결하기`}
        onClick={linkedAt ? onUnlink : onLink}
      >
        {linkedAt ? '해제' : '연결하기'}
      </Button>
    </li>
  )
}
