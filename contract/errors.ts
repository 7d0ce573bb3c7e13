/** The closed list of error codes: HTTP status and a sentence for the user. */
export const ERRORS = {
  BAD_REQUEST: { status: 400, message: '요청을 이해하지 못했어요. 입력한 내용을 확인해 주세요.' },
  VALIDATION_FAILED: { status: 422, message: '입력한 내용을 다시 확인해 주세요.' },
  UNAUTHENTICATED: { status: 401, message: '로그인이 필요한 서비스입니다.' },
  LOGIN_FAILED: { status: 401, message: '이메일 또는 비밀번호가 맞지 않아요.' },
  REFRESH_FAILED: { status: 401, message: '토큰 갱신에 실패했습니다.' },
  /** 428: the same call succeeds after `confirmIdentity`. */
  CONFIRM_REQUIRED: { status: 428, message: '안전을 위해 비밀번호를 한 번 더 확인할게요.' },
  FORBIDDEN: { status: 403, message: '접근 권한이 없습니다.' },
  CROSS_SITE: { status: 403, message: '다른 사이트에서 보낸 요청은 받지 않아요.' },
  NOT_FOUND: { status: 404, message: '페이지를 찾을 수 없습니다.' },
  /** An Idempotency-Key that the same author used for another request. */
  KEY_REUSED: { status: 422, message: '다른 내용으로 이미 보낸 요청이에요. 처음부터 다시 해 주세요.' },
  METHOD_NOT_ALLOWED: { status: 405, message: '지원하지 않는 요청이에요.' },
  PLACE_NOT_FOUND: { status: 404, message: '장소를 찾을 수 없어요. 없어졌거나 주소가 바뀌었을 수 있어요.' },
  GUIDE_NOT_FOUND: { status: 404, message: '이 장소에는 아직 이용 안내가 없어요.' },
  TARGET_NOT_FOUND: { status: 404, message: '없어졌거나 볼 수 없게 된 것이에요.' },
  LIKES_FULL: { status: 409, message: '찜은 2,000개까지 할 수 있어요. 오래된 찜을 정리해 주세요.' },
  LIST_NOT_FOUND: { status: 404, message: '목록을 찾을 수 없어요. 이미 지운 목록일 수 있어요.' },
  LIST_NAME_TAKEN: { status: 409, message: '같은 이름의 목록이 있어요.' },
  LISTS_FULL: { status: 409, message: '목록은 50개까지 만들 수 있어요.' },
  DOG_NOT_FOUND: { status: 404, message: '강아지를 찾을 수 없어요. 이미 지웠을 수 있어요.' },
  DOG_CHANGED: {
    status: 409,
    message: '다른 곳에서 먼저 고친 내용이 있어요. 새 정보를 불러왔으니 확인하고 다시 저장해 주세요.',
  },
  DOGS_FULL: { status: 409, message: '강아지는 20마리까지 등록할 수 있어요.' },
  REVIEW_NOT_FOUND: { status: 404, message: '후기를 찾을 수 없어요. 이미 지워졌을 수 있어요.' },
  REVIEW_EXISTS: { status: 409, message: '이날 다녀온 후기를 이미 쓰셨어요. 그 후기를 고칠 수 있어요.' },
  OWN_WORDS: { status: 409, message: '내가 쓴 글에는 할 수 없어요.' },
  AUTH_CODE_WRONG: {
    status: 422,
    message: '인증번호가 맞지 않거나 시간이 지났어요. 다시 확인하거나 새로 받아 주세요.',
  },
  EMAIL_NOT_VERIFIED: { status: 422, message: '이메일 인증이 끝나지 않았거나 시간이 지났어요. 다시 인증해 주세요.' },
  PASSWORD_WEAK: { status: 422, message: '쉽게 알아낼 수 있는 비밀번호예요. 다른 비밀번호를 정해 주세요.' },
  PASSWORD_WRONG: { status: 422, message: '비밀번호가 맞지 않아요.' },
  NICKNAME_TAKEN: { status: 409, message: '이미 쓰고 있는 닉네임이에요.' },
  LINK_INVALID: { status: 422, message: '링크의 시간이 지났거나 이미 사용했어요. 다시 요청해 주세요.' },
  SOCIAL_NOT_CONFIGURED: { status: 422, message: '로그인이 설정되지 않았습니다.' },
  SOCIAL_FAILED: { status: 422, message: '로그인 처리에 실패했습니다.' },
  SOCIAL_UNREACHABLE: { status: 503, message: '지금은 그 서비스로 로그인할 수 없어요. 잠시 뒤에 다시 시도해 주세요.' },
  SOCIAL_TICKET_INVALID: { status: 422, message: '시간이 지났어요. 간편 로그인부터 다시 해 주세요.' },
  SOCIAL_JOINABLE: {
    status: 409,
    message: '이미 이 이메일로 가입한 계정이 있어요. 그 계정으로 로그인하면 연결할 수 있어요.',
  },
  SOCIAL_TAKEN: { status: 409, message: '이미 연결되어 있는 계정이에요.' },
  SOCIAL_NOT_LINKED: { status: 404, message: '연결되어 있지 않은 계정이에요.' },
  LAST_WAY_IN: { status: 409, message: '로그인할 방법이 하나는 남아 있어야 해요. 먼저 다른 방법을 마련해 주세요.' },
  SESSION_NOT_FOUND: { status: 404, message: '이미 로그아웃한 기기예요.' },
  BAD_CURSOR: { status: 400, message: '목록을 이어서 볼 수 없어요. 처음부터 다시 불러와 주세요.' },
  BODY_TOO_LARGE: { status: 413, message: '보낸 내용이 너무 커요.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: '지원하지 않는 형식이에요.' },
  PHOTO_NOT_FOUND: { status: 404, message: '사진을 찾을 수 없어요. 다시 올려 주세요.' },
  PHOTO_UNREADABLE: { status: 422, message: '사진을 읽을 수 없어요. JPG, PNG, WebP 사진을 골라 주세요.' },
  ENTRY_NOT_FOUND: { status: 404, message: '이미 지운 알림이에요.' },
  ENTRIES_FULL: { status: 409, message: '한 장소에는 1년에 12번까지 알릴 수 있어요.' },
  SUGGESTION_NOT_FOUND: { status: 404, message: '이미 거둔 제안이에요.' },
  SUGGESTION_DECIDED: { status: 409, message: '이미 살펴본 제안이라 거둘 수 없어요.' },
  SUGGESTIONS_FULL: {
    status: 409,
    message: '이 장소에 보낸 제안을 아직 살펴보고 있어요. 결과를 보고 다시 보내 주세요.',
  },
  NOTHING_CHANGED: { status: 422, message: '지금 정보와 같아요. 바꿀 내용을 알려 주세요.' },
  NOTICE_NOT_FOUND: { status: 404, message: '공지를 찾을 수 없어요. 내려간 공지일 수 있어요.' },
  VERSION_CONFLICT: { status: 409, message: '그사이 다른 관리자가 고쳤어요. 두 내용을 견주어 보고 저장해 주세요.' },
  RECORD_BINNED: { status: 409, message: '휴지통에 있어요. 먼저 되살려 주세요.' },
  RECORD_NOT_FOUND: { status: 404, message: '찾을 수 없어요. 이미 지워졌을 수 있어요.' },
  KEY_TAKEN: { status: 409, message: '이미 쓰고 있는 키예요.' },
  RECORD_IN_USE: { status: 409, message: '쓰고 있는 장소가 있어서 휴지통으로 옮길 수 없어요.' },
  OWN_ACCOUNT: { status: 409, message: '내 계정에는 할 수 없어요. 다른 관리자에게 부탁해 주세요.' },
  LAST_ADMIN: { status: 409, message: '관리자가 한 명은 남아 있어야 해요. 먼저 다른 관리자를 정해 주세요.' },
  ACT_IMPOSSIBLE: { status: 409, message: '지금 이 회원에게는 할 수 없는 일이에요. 회원의 상태를 확인해 주세요.' },
  ACT_DECIDED: { status: 409, message: '이미 결정된 일이에요.' },
  EMAIL_TAKEN: { status: 409, message: '이미 이 이메일을 쓰는 회원이 있어요.' },
  SUSPENDED: { status: 403, message: '이용이 제한된 동안에는 할 수 없어요. 까닭은 메일로 알려 드렸어요.' },
  RATE_LIMITED: { status: 429, message: '요청이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.' },
  INTERNAL: { status: 500, message: '서버 오류가 발생했습니다.' },
  STORAGE_FULL: {
    status: 507,
    message: '저장 공간이 가득 차서 지금은 저장할 수 없어요. 잠시 뒤에 다시 시도해 주세요.',
  },
  UNAVAILABLE: { status: 503, message: '지금은 서비스를 이용할 수 없어요. 잠시 뒤에 다시 시도해 주세요.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** Codes that any call may answer. */
export const COMMON_ERRORS = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'STORAGE_FULL',
] as const satisfies readonly ErrorCode[]

/** The two shapes of an answer on the wire. */
export interface Success<T> {
  status: 'success'
  data: T
  message: string
}
export interface Failure {
  status: 'error'
  code: ErrorCode
  message: string
  /** Field path → Korean sentence, shown beside the form's field. */
  fields?: Record<string, string>
  requestId: string
}
