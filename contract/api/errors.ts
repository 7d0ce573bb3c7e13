/** The closed list of error codes: HTTP status and a sentence for the user. */
export const ERRORS = {
  BAD_REQUEST: { status: 400, message: '요청을 이해하지 못했어요. 입력한 내용을 확인해 주세요.' },
  VALIDATION_FAILED: { status: 422, message: '입력한 내용을 다시 확인해 주세요.' },
  UNAUTHENTICATED: { status: 401, message: '로그인이 필요한 서비스입니다.' },
  LOGIN_FAILED: { status: 401, message: '이메일 또는 비밀번호가 맞지 않아요.' },
  REFRESH_FAILED: { status: 401, message: '토큰 갱신에 실패했습니다.' },
  /** 428: the same call succeeds after `confirmIdentity`. */
  CONFIRM_REQUIRED: { status: 428, message: '안전을 위해 비밀번호를 한 번 더 확인할게요.' },
  /** 428: the same call succeeds after `proveSecondFactor`. */
  SECOND_FACTOR_NEEDED: { status: 428, message: '안전을 위해 2단계 인증으로 확인할게요.' },
  /** The account has none yet, and this site asks for one before the back office is changed. */
  SECOND_FACTOR_MISSING: { status: 403, message: '먼저 2단계 인증을 설정해 주세요.' },
  PROOF_WRONG: { status: 422, message: '맞지 않아요. 새로 나온 코드인지 확인하고 다시 해 주세요.' },
  FACTOR_EXISTS: { status: 409, message: '인증 앱이 이미 연결되어 있어요. 바꾸려면 먼저 연결을 끊어 주세요.' },
  FACTOR_NOT_FOUND: { status: 404, message: '이미 없앤 2단계 인증이에요.' },
  PASSKEYS_FULL: { status: 409, message: '패스키는 10개까지 둘 수 있어요.' },
  FORBIDDEN: { status: 403, message: '접근 권한이 없습니다.' },
  CROSS_SITE: { status: 403, message: '다른 사이트에서 보낸 요청은 받지 않아요.' },
  NOT_FOUND: { status: 404, message: '페이지를 찾을 수 없습니다.' },
  /** An Idempotency-Key that the same author used for another request. */
  KEY_REUSED: { status: 422, message: '다른 내용으로 이미 보낸 요청이에요. 처음부터 다시 해 주세요.' },
  METHOD_NOT_ALLOWED: { status: 405, message: '지원하지 않는 요청이에요.' },
  PLACE_NOT_FOUND: { status: 404, message: '장소를 찾을 수 없어요. 없어졌거나 주소가 바뀌었을 수 있어요.' },
  /** With the address of the place into which it was merged, in `Location` and in `movedTo`. */
  PLACE_MERGED: { status: 301, message: '다른 장소와 합쳐졌어요.' },
  SAME_PLACE: { status: 422, message: '서로 다른 두 장소를 골라 주세요.' },
  GUIDE_NOT_FOUND: { status: 404, message: '이 장소에는 아직 이용 안내가 없어요.' },
  TARGET_NOT_FOUND: { status: 404, message: '없어졌거나 볼 수 없게 된 것이에요.' },
  LIKES_FULL: { status: 409, message: '찜은 2,000개까지 할 수 있어요. 오래된 찜을 정리해 주세요.' },
  LIST_NOT_FOUND: { status: 404, message: '목록을 찾을 수 없어요. 이미 지운 목록일 수 있어요.' },
  LIST_NAME_TAKEN: { status: 409, message: '같은 이름의 목록이 있어요.' },
  LISTS_FULL: { status: 409, message: '목록은 50개까지 만들 수 있어요.' },
  DOG_NOT_FOUND: { status: 404, message: '강아지를 찾을 수 없어요. 이미 지웠을 수 있어요.' },
  /** An edit is based on a version that was edited elsewhere meanwhile. */
  EDITED_ELSEWHERE: {
    status: 409,
    message: '다른 곳에서 먼저 고친 내용이 있어요. 새 내용을 불러왔으니 확인하고 다시 저장해 주세요.',
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
  ATTACHMENT_NOT_FOUND: { status: 404, message: '첨부 파일을 찾을 수 없어요. 빼고 다시 올려 주세요.' },
  ATTACHMENT_UNREADABLE: {
    status: 422,
    message: '붙일 수 없는 파일이에요. 이름과 내용이 다르거나, 손상됐거나, 매크로가 들어 있어요.',
  },
  PHOTO_UNREADABLE: { status: 422, message: '사진을 읽을 수 없어요. JPG, PNG, WebP 사진을 골라 주세요.' },
  ENTRY_NOT_FOUND: { status: 404, message: '이미 지운 알림이에요.' },
  ENTRIES_FULL: { status: 409, message: '한 장소에는 1년에 12번까지 알릴 수 있어요.' },
  SUGGESTION_NOT_FOUND: { status: 404, message: '이미 거둔 제안이에요.' },
  SUGGESTION_DECIDED: { status: 409, message: '이미 살펴본 제안이라 거둘 수 없어요.' },
  SUGGESTIONS_FULL: {
    status: 409,
    message: '이 장소에 보낸 제안을 아직 살펴보고 있어요. 결과를 보고 다시 보내 주세요.',
  },
  PROPOSAL_NOT_FOUND: { status: 404, message: '이미 거둔 제보예요.' },
  PROPOSAL_DECIDED: { status: 409, message: '이미 살펴본 제보예요.' },
  PROPOSALS_FULL: { status: 409, message: '보낸 제보 10개를 살펴보고 있어요. 결과가 나오면 또 보낼 수 있어요.' },
  NOTHING_CHANGED: { status: 422, message: '지금 정보와 같아요. 바꿀 내용을 알려 주세요.' },
  MENTOR_NOT_FOUND: { status: 404, message: '멘토를 찾을 수 없어요. 지금은 활동하지 않을 수 있어요.' },
  MENTOR_NOT_ACCEPTING: { status: 409, message: '지금은 질문을 받지 않는 멘토예요. 모든 멘토에게 물어볼 수 있어요.' },
  MENTOR_PROFILE_MISSING: { status: 409, message: '먼저 멘토 소개를 채워 주세요.' },
  QUESTION_NOT_FOUND: { status: 404, message: '질문을 찾을 수 없어요. 지웠거나 다른 멘토가 맡았을 수 있어요.' },
  QUESTION_TAKEN: { status: 409, message: '다른 멘토가 먼저 맡았어요.' },
  QUESTION_ANSWERED: { status: 409, message: '답변을 받은 질문은 지울 수 없어요. 공개를 멈출 수는 있어요.' },
  QUESTIONS_FULL: { status: 409, message: '답변을 기다리는 질문은 5개까지 둘 수 있어요.' },
  NOT_ANSWERED: { status: 409, message: '아직 답변이 없는 질문이에요.' },
  ALREADY_RATED: { status: 409, message: '이미 별점을 남긴 답변이에요.' },
  ANSWER_RATED: { status: 409, message: '별점을 받은 답변은 고칠 수 없어요.' },
  ANSWER_NOT_FOUND: { status: 404, message: '답변을 찾을 수 없어요. 공개를 멈춘 답변일 수 있어요.' },
  REPLY_NOT_FOUND: { status: 404, message: '저장한 답변을 찾을 수 없어요. 이미 지웠을 수 있어요.' },
  REPLIES_FULL: { status: 409, message: '저장한 답변은 100개까지 둘 수 있어요.' },
  NOTICE_NOT_FOUND: { status: 404, message: '공지를 찾을 수 없어요. 내려간 공지일 수 있어요.' },
  VERSION_CONFLICT: { status: 409, message: '그사이 다른 관리자가 고쳤어요. 두 내용을 비교해 보고 저장해 주세요.' },
  RECORD_BINNED: { status: 409, message: '휴지통에 있어요. 먼저 되살려 주세요.' },
  RECORD_MERGED: { status: 409, message: '다른 장소와 합친 곳이라 되살릴 수 없어요.' },
  RECORD_NOT_FOUND: { status: 404, message: '찾을 수 없어요. 이미 지워졌을 수 있어요.' },
  KEY_TAKEN: { status: 409, message: '이미 쓰고 있는 키예요.' },
  RECORD_IN_USE: { status: 409, message: '쓰고 있는 장소가 있어서 휴지통으로 옮길 수 없어요.' },
  BOARD_IN_USE: {
    status: 409,
    message: '글이 있는 게시판은 휴지통으로 옮길 수 없어요. 보이지 않게 하려면 ‘보이기’를 꺼 주세요.',
  },
  OWN_ACCOUNT: { status: 409, message: '내 계정에는 할 수 없어요. 다른 관리자에게 부탁해 주세요.' },
  LAST_ADMIN: { status: 409, message: '관리자가 한 명은 남아 있어야 해요. 먼저 다른 관리자를 정해 주세요.' },
  ACT_IMPOSSIBLE: { status: 409, message: '지금 이 회원에게는 할 수 없는 일이에요. 회원의 상태를 확인해 주세요.' },
  ACT_DECIDED: { status: 409, message: '이미 결정된 일이에요.' },
  EMAIL_TAKEN: { status: 409, message: '이미 이 이메일을 쓰는 회원이 있어요.' },
  NICKNAME_NEEDED: { status: 403, message: '프로필에서 새 닉네임을 고르면 할 수 있어요.' },
  SUSPENDED: { status: 403, message: '이용이 제한된 동안에는 할 수 없어요. 까닭은 메일로 알려 드렸어요.' },
  BOARD_NOT_FOUND: { status: 404, message: '게시판을 찾을 수 없어요. 없어졌거나 이름이 바뀌었을 수 있어요.' },
  BOARD_READ_ONLY: { status: 403, message: '이 게시판에는 글을 쓸 수 없어요.' },
  NOT_OF_BOARD: {
    status: 422,
    message: '이 게시판에 없는 말머리이거나, 사진이나 장소를 붙일 수 없는 게시판이에요. 빼고 다시 올려 주세요.',
  },
  /** It is there, for members of some role: who isn't logged in may find out whether they are one. */
  POST_FOR_READERS: { status: 404, message: '로그인하면 볼 수 있어요.' },
  POST_NOT_FOUND: { status: 404, message: '글을 찾을 수 없어요. 이미 지워졌을 수 있어요.' },
  COMMENT_NOT_FOUND: { status: 404, message: '댓글을 찾을 수 없어요. 이미 지워졌을 수 있어요.' },
  BLOCKED: { status: 403, message: '이 회원이 대화를 막아 두어서 댓글이나 답글을 남길 수 없어요.' },
  APPEAL_IMPOSSIBLE: {
    status: 409,
    message: '이의는 운영자의 결정에 20일 안에 한 번 제기할 수 있어요.',
  },
  APPEAL_NEEDS_ANOTHER: { status: 409, message: '이의는 숨긴 관리자가 아닌 다른 관리자가 결정해요.' },
  MUTES_FULL: { status: 409, message: '숨기거나 차단한 회원은 500명까지 둘 수 있어요. 설정에서 정리해 주세요.' },
  VIEWS_FULL: { status: 409, message: '보기는 목록마다 50개까지 저장할 수 있어요. 쓰지 않는 것을 지워 주세요.' },
  IMPORT_RUNNING: {
    status: 409,
    message: '다른 가져오기가 진행되고 있어요. 끝난 뒤에 다시 해 주세요.',
  },
  IMPORT_STATE: { status: 409, message: '지금은 할 수 없어요. 가져오기의 상태를 다시 확인해 주세요.' },
  IMPORT_INCOMPLETE: { status: 409, message: '아직 다 올라오지 않은 파일이 있어요.' },
  IMPORT_MANY_GONE: {
    status: 409,
    message: '새 판에 없는 곳이 너무 많아요. 파일이 자료 전체인지 확인하고 다시 해 주세요.',
  },
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
  /** Of `PLACE_MERGED`: the address at which the same call is answered, below the base of the API. */
  movedTo?: string
  requestId: string
}
