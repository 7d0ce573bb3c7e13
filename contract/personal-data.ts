/**
 * What the server stores about members, as the privacy policy names it. `server/compose/personal-data.test.ts` compares it with the columns of
 * the database: a column that is in no entry fails there.
 */
export const PERSONAL_DATA = [
  {
    id: 'account',
    what: '이메일 주소와 비밀번호',
    why: '회원을 구분하고 로그인하는 데 써요. 비밀번호는 되돌릴 수 없게 바꾸어 저장해서 운영자도 알 수 없어요.',
  },
  {
    id: 'times',
    what: '가입한 시각, 이메일을 확인한 시각, 탈퇴를 신청한 시각',
    why: '계정을 지키고, 탈퇴를 처리하는 데 써요.',
  },
  {
    id: 'profile',
    what: '닉네임, 소개, 프로필 사진',
    why: '회원이 쓴 후기에 보여 드려요. 소개와 사진은 적지 않아도 돼요.',
  },
  {
    id: 'consents',
    what: '동의하거나 거둔 약관의 버전과 시각, 새 소식 수신 여부',
    why: '무엇에 동의하셨는지 확인하는 데 써요.',
  },
  {
    id: 'providers',
    what: '카카오·네이버·구글의 회원 식별자와 연결한 시각, 그 서비스가 확인한 이메일 주소',
    why: '간편 로그인에 써요. 연결하지 않으면 모으지 않아요.',
  },
  {
    id: 'sessions',
    what: '로그인한 기기의 종류(브라우저와 운영체제), 로그인하고 마지막으로 쓴 시각, 로그인했던 브라우저라는 표시',
    why: '계정을 지키고, 로그인한 기기를 보여 드리고, 새 기기에서 로그인하면 알려 드리는 데 써요.',
  },
  {
    id: 'dogs',
    what: '강아지 정보: 이름, 견종, 몸무게, 크기, 맹견·보조견 여부, 생일, 성별, 중성화 여부, 특징, 메모, 사진',
    why: '우리 강아지가 들어갈 수 있는 곳을 알려 드리는 데 써요. 등록하지 않아도 돼요.',
  },
  {
    id: 'registration',
    what: '동물등록번호',
    why: '강아지 카드에 보여 드려요. 회원 본인만 볼 수 있고, 적지 않아도 돼요.',
  },
  {
    id: 'vaccinations',
    what: '예방접종 기록과 접종 증명 사진',
    why: '강아지 카드에 보여 드려요. 회원 본인만 볼 수 있고, 적지 않아도 돼요.',
  },
  {
    id: 'photos',
    what: '올린 사진',
    why: '후기, 제안, 프로필, 강아지 카드에 써요. 촬영 위치 같은 숨은 정보는 올릴 때 지워요.',
  },
  {
    id: 'reviews',
    what: '후기: 별점, 글, 사진, 태그, 다녀온 날, 함께 간 강아지의 이름·견종·몸무게·크기',
    why: '다른 분들이 참고하도록 보여 드려요. 강아지 이름은 원할 때만 보여요.',
  },
  {
    id: 'entries',
    what: '입장 소식: 들어갔는지 거절당했는지, 다녀온 날, 함께 간 강아지의 조건, 안내문을 봤는지, 한마디',
    why: '장소의 출입 조건이 지금도 맞는지 알려 드리는 데 써요. 누가 알렸는지는 보이지 않아요.',
  },
  {
    id: 'likes',
    what: '찜한 곳과 도움돼요, 찜 목록과 메모',
    why: '다시 볼 수 있게 보관해요. 회원 본인만 볼 수 있어요.',
  },
  {
    id: 'suggestions',
    what: '정보 수정 제안과 그 답',
    why: '장소 정보를 바로잡는 데 써요.',
  },
  {
    id: 'reports',
    what: '신고한 내용',
    why: '신고를 살펴보는 데 써요.',
  },
  {
    id: 'mails',
    what: '아직 보내지 못한 메일을 받을 주소와 까닭',
    why: '메일을 보내고 나면 바로 지워요.',
  },
  {
    id: 'requests',
    what: '방금 보낸 요청과 그 응답',
    why: '같은 요청이 두 번 처리되지 않게 하는 데 쓰고, 7일 뒤에 지워요.',
  },
  {
    id: 'search',
    what: '로그인하지 않아도 남는 것: 검색어(누가 찾았는지 알아볼 수 없게 바꾼 값과 함께), 요청이 온 네트워크와 로그인에 쓴 이메일 주소(알아볼 수 없게 바꾼 값)',
    why: '인기 검색어를 보여 드리고, 지나치게 많은 요청을 막는 데 써요. 뒤의 두 값은 길어야 하루 뒤에 지워요.',
  },
] as const

export type PersonalDataId = (typeof PERSONAL_DATA)[number]['id']
