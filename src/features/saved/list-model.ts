/** "1MB 미만", "3.4MB", "128MB". */
export function spaceText(bytes: number): string {
  const megabytes = bytes / 1_000_000
  if (megabytes < 1) return '1MB 미만'
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes).toLocaleString('ko-KR')}MB`
}
