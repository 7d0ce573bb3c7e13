import { grouped } from '../../lib/number-text.ts'
import type { Moved } from './model.ts'

/** "1MB 미만", "3.4MB", "128MB". */
export function spaceText(bytes: number): string {
  const megabytes = bytes / 1_000_000
  if (megabytes < 1) return '1MB 미만'
  return `${megabytes < 10 ? megabytes.toFixed(1) : grouped(Math.round(megabytes))}MB`
}

/** The message, in up to three sentences. */
export function movedText({ liked, gone, left }: Moved): string {
  const parts = [
    liked > 0 && `${grouped(liked)}곳을 내 계정에 담았어요.`,
    gone > 0 && `${grouped(gone)}곳은 이제 없는 장소라 담지 못했어요.`,
    left > 0 && `${grouped(left)}곳은 찜이 가득 차서 이 기기에 남겨 두었어요.`,
  ]
  return parts.filter(Boolean).join(' ')
}
