interface Props {
  /** Of the file. */
  name: string
  /** Share of bytes sent: 0 … 1; null while it waits for those before it. */
  part: number | null
  /** What the server does once it has all of it. */
  finishing: string
  bar: string | undefined
}

/** How far an upload is, in words and as a bar. */
export function UploadProgress({ name, part, finishing, bar }: Props) {
  if (part === null) return '기다리는 중'
  const percent = Math.round(part * 100)
  return (
    <>
      <span>{percent < 100 ? `${percent}%` : finishing}</span>
      <progress className={bar} max={100} value={percent} aria-label={`${name} 올리는 중`} />
    </>
  )
}
