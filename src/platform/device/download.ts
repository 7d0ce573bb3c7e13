/** Offers a generated file as a download. */
export function download(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // Some browsers read it only after the current task.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
