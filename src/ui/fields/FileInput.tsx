import type { ChangeEvent } from 'react'
import classes from './FileInput.module.css'

interface Props {
  label: string
  /** Types or endings for the file dialog. */
  accept: string
  several?: boolean
  /** Asks touch devices for a new photo instead of a file. */
  camera?: boolean
  disabled?: boolean
  onChoose: (files: readonly File[]) => void
}

/** Chooses files; lies over what looks like the button, within a positioned `label`. */
export function FileInput({ label, accept, several = false, camera = false, disabled = false, onChoose }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Allows choosing the same file again after it was taken out.
    currentTarget.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <input
      type="file"
      className={classes.input}
      accept={accept}
      {...(camera ? { capture: 'environment' } : { multiple: several })}
      disabled={disabled}
      onChange={choose}
      aria-label={label}
    />
  )
}
