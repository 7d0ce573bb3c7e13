import type { SocialProvider } from '../../../../../contract/users/social-providers.ts'
import { SOCIALS } from '../model.ts'

/** A provider's logo in its own colours. */
export function SocialIcon({ provider, size = 20 }: { provider: SocialProvider; size?: number }) {
  const { icon } = SOCIALS[provider]
  return (
    <svg width={size} height={size} viewBox={`0 0 ${icon.size} ${icon.size}`} aria-hidden>
      {icon.paths.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  )
}
