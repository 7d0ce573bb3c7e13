import type { MessageColor } from './state.ts'

/** Each dark (or, in dark mode, light) enough for text on a card. */
export const MESSAGE_COLORS: Record<MessageColor, string> = {
  primary: 'persimmon',
  info: 'var(--accent-text)',
  success: 'var(--yes)',
  warning: 'var(--conditions)',
  error: 'var(--no)',
}
