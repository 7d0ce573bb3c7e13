import type { IconProps } from '@tabler/icons-react'

/** What the build replaces a Tabler icon with: the same icon, drawn from one sprite file for all of them. See docs/decisions/0223. */
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
        {...rest}
      >
        {title && <title>{title}</title>}
        <use href={href} />
        {children}
      </svg>
    )
  }
