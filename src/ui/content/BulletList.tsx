import classes from './BulletList.module.css'

interface Props {
  lines: readonly string[]
  /** Spacing for a long text. */
  tight?: boolean
}

/** A list of short statements. */
export const BulletList = ({ lines, tight }: Props) => (
  <ul className={classes.list} data-tight={tight || undefined}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
