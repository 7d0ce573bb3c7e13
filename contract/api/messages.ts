import * as v from 'valibot'

/** The language of default validation messages: `v.safeParse(schema, input, VALIDATION_MESSAGES)`. */
export const KOREAN = { lang: 'ko' } as const

const BY_KIND: Record<string, string> = {
  min_length: '조금 더 길게 입력해 주세요.',
  max_length: '너무 길어요.',
  min_value: '더 큰 값을 입력해 주세요.',
  max_value: '더 작은 값을 입력해 주세요.',
  integer: '정수로 입력해 주세요.',
  number: '숫자로 입력해 주세요.',
  picklist: '고를 수 있는 값이 아니에요.',
  variant: '고를 수 있는 값이 아니에요.',
  strict_object: '알 수 없는 항목이에요.',
  iso_date: '날짜가 올바르지 않아요.',
}

v.setGlobalMessage((issue) => {
  if (issue.received === 'undefined') return '꼭 필요한 값이에요.'
  return BY_KIND[issue.type] ?? '형식이 올바르지 않아요.'
}, KOREAN.lang)
