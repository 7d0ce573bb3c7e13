import type { MentorKind, Topic } from './mentors.ts'

export const MENTOR_KIND_NAME: Record<MentorKind, string> = {
  trainer: '훈련사',
  vet: '수의사',
  traveller: '여행 고수',
}

export const TOPIC_NAME: Record<Topic, string> = {
  planning: '여행 계획',
  transport: '차와 이동',
  lodging: '숙소',
  behaviour: '행동과 훈련',
  health: '건강',
  food: '먹거리',
  manners: '예절과 규칙',
}
