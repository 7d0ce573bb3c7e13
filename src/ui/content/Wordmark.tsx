import classes from './Wordmark.module.css'

/** The logo: a paw whose pad is a map pin. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" fill="#E4572E" />
      <g fill="#FFF8F2">
        <ellipse cx="8.6" cy="13.4" rx="2.5" ry="3.2" transform="rotate(-24 8.6 13.4)" />
        <ellipse cx="13.2" cy="8.6" rx="2.5" ry="3.4" transform="rotate(-8 13.2 8.6)" />
        <ellipse cx="18.8" cy="8.6" rx="2.5" ry="3.4" transform="rotate(8 18.8 8.6)" />
        <ellipse cx="23.4" cy="13.4" rx="2.5" ry="3.2" transform="rotate(24 23.4 13.4)" />
        <path d="M16 27.2c-3.9-3.2-6.4-5.8-6.4-8.9a6.4 6.4 0 0 1 12.8 0c0 3.1-2.5 5.7-6.4 8.9Z" />
      </g>
      <circle cx="16" cy="18.2" r="2.4" fill="#E4572E" />
    </svg>
  )
}

/** Logo and name. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className={classes.wordmark}>
      <Mark />
      {brand}
    </span>
  )
}
