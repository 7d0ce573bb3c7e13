import classes from './BulletList.module.css'

interface Props {
  lines: readonly string[]
  /** In a long text. */
  tight?: boolean
}

/** Lines of which each says one thing. */
export const BulletList = ({ lines, tight }: Props) => (
  <ul className={classes.list} data-tight={tight || undefined}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
