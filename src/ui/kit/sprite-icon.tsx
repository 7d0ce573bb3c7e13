import type { IconProps } from '@tabler/icons-react'

/**
 * What the build replaces a Tabler icon with: the same icon, drawn from one sprite file for all of them. See docs/decisions/0223. An icon
 * without a name is decoration, which screen readers leave out.
 */
export const spriteIcon = (href: string, filled: boolean) =>
  function SpriteIcon({ size = 24, stroke = 2, color = 'currentColor', title, children, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        {...(filled
          ? { fill: color }
          : { fill: 'none', stroke: color, strokeWidth: stroke, strokeLinecap: 'round', strokeLinejoin: 'round' })}
        {...(title || rest['aria-label'] ? { role: 'img' } : { 'aria-hidden': true })}
        {...rest}
      >
        {title && <title>{title}</title>}
        <use href={href} />
        {children}
      </svg>
    )
  }
