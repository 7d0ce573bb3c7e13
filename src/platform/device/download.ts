/** Offers a file as a download. */
export function download(name: string, file: Blob): void {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // Some browsers read it only after the current task.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
