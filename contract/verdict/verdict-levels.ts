export type Level = 'yes' | 'conditions' | 'no' | 'unknown'
export const LEVEL_NAME: Record<Level, string> = {
  yes: '갈 수 있어요',
  conditions: '조건부',
  no: '갈 수 없어요',
  unknown: '확인 필요',
}
