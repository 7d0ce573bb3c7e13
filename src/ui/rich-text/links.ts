import type { TOOLS } from './tools.ts'

/** What the server keeps of a link's address (`server/lib/rich-text.ts`, `light-text.ts`); anything else would be lost when saved. */
const KEPT: Record<keyof typeof TOOLS, RegExp> = {
  light: /^https?:\/\//i,
  full: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i,
}

export const isKeptAddress = (tools: keyof typeof TOOLS, address: string): boolean => KEPT[tools].test(address)
