import * as v from 'valibot'
import { CORRECTION_STATES, CORRECTION_WAYS } from '../corrections/corrections.ts'
import { DAY } from '../api/limit.ts'
import { Photo } from '../api/media.ts'
import { operation } from '../api/operation.ts'
import { chosenKey } from '../records/records.ts'
import { cursorText, idText, integerText, page } from '../api/wire.ts'
import { Line, Lines } from '../text/plain-text.ts'

/** Most undecided proposals of one member. */
export const MAX_PENDING_PROPOSALS = 10
export const MAX_PROPOSAL_PHOTOS = 3

/** Of South Korea, WGS84 degrees. */
export const BOUNDS_OF_KOREA = { lat: [32.5, 39], lng: [124, 132.5] } as const

/* @__NO_SIDE_EFFECTS__ */
const text = (most: number, kind: typeof Line = Line) => v.pipe(kind, v.maxLength(most, `${most}자까지 쓸 수 있어요.`))
/* @__NO_SIDE_EFFECTS__ */
const degrees = ([least, most]: readonly [number, number]) => {
  const abroad = '우리나라 안의 위치를 골라 주세요.'
  return v.pipe(v.number(), v.minValue(least, abroad), v.maxValue(most, abroad))
}

/** What a member writes about it. */
export const ProposalFields = v.object({
  name: v.pipe(text(100), v.minLength(1, '이름을 알려 주세요.')),
  /** Key of its kind; null: the member isn't sure. */
  group: v.nullable(chosenKey('종류를 골라 주세요.')),
  /** As far as the member knows it: "강릉시 사천면 해안길 12", "경포해변 근처"; may be empty if there is a position. */
  address: text(200),
  position: v.nullable(v.object({ lat: degrees(BOUNDS_OF_KOREA.lat), lng: degrees(BOUNDS_OF_KOREA.lng) })),
  /** What they know of its rules for dogs. */
  rules: v.pipe(text(500, Lines), v.minLength(2, '강아지와 어떻게 갈 수 있는지 알려 주세요.')),
  way: v.picklist(CORRECTION_WAYS, '어떻게 알게 됐는지 골라 주세요.'),
  phone: v.pipe(text(40), v.regex(/^([\d\s()+~,-]{7,40})?$/, '전화번호를 확인해 주세요.')),
  homepage: v.pipe(
    text(300),
    // Without a user name: "https://naver.com@evil.example" leads to the second host.
    v.regex(/^(https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#]\S*)?)?$/i, 'https://로 시작하는 주소를 써 주세요.'),
  ),
})

export const NO_ADDRESS = '주소를 쓰거나 지도에서 골라 주세요.'
export const isSomewhere = ({
  address,
  position,
}: Pick<v.InferOutput<typeof ProposalFields>, 'address' | 'position'>) => address !== '' || position !== null

/** A place that is missing, as a member describes it. */
export const ProposalBody = v.pipe(
  v.object({
    ...ProposalFields.entries,
    /** Ids from `POST /photos`. */
    photoIds: v.pipe(
      v.array(v.pipe(v.string(), v.uuid())),
      v.maxLength(MAX_PROPOSAL_PHOTOS, `사진은 ${MAX_PROPOSAL_PHOTOS}장까지 보낼 수 있어요.`),
    ),
  }),
  v.forward(
    v.partialCheck([['address'], ['position']], (told) => isSomewhere(told), NO_ADDRESS),
    ['address'],
  ),
)
export type ProposalBody = v.InferOutput<typeof ProposalBody>

/** As its author sees it. */
export const Proposal = v.object({
  id: v.number(),
  ...v.object({ name: v.string(), group: v.nullable(v.string()), address: v.string() }).entries,
  position: v.nullable(v.object({ lat: v.number(), lng: v.number() })),
  ...v.object({ rules: v.string(), way: v.picklist(CORRECTION_WAYS), phone: v.string(), homepage: v.string() }).entries,
  photos: v.array(Photo),
  state: v.picklist(CORRECTION_STATES),
  /** Comment of the admin who decided. */
  answer: v.string(),
  /** What became of it, or the place that it turned out to be; null as long as there is none that everybody sees. */
  placeId: v.nullable(v.number()),
  /** ISO instants. */
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
})
export type Proposal = v.InferOutput<typeof Proposal>

const PROPOSALS = { name: 'proposalByAccount', per: '{member}', points: 20, seconds: DAY } as const

export const proposalsOperations = {
  proposePlace: operation({
    summary: 'Proposes a place that is missing',
    body: ProposalBody,
    data: Proposal,
    errors: ['PHOTO_NOT_FOUND', 'RECORD_NOT_FOUND', 'PROPOSALS_FULL'],
    owner: 'nobody',
    limit: [PROPOSALS],
    touches: [],
  }),

  listMyProposals: operation({
    summary: 'Places proposed by the logged-in user, latest first',
    query: v.object({ cursor: v.optional(cursorText), limit: v.optional(integerText(1, 50)) }),
    data: page(Proposal),
    errors: ['BAD_CURSOR'],
    owner: 'caller',
  }),

  withdrawProposal: operation({
    summary: 'Withdraws an own proposal of a place while it is undecided',
    params: v.object({ id: idText }),
    data: v.null(),
    errors: ['PROPOSAL_NOT_FOUND', 'PROPOSAL_DECIDED'],
    owner: { param: 'id', missing: 'PROPOSAL_NOT_FOUND' },
    limit: [],
    whileSuspended: true,
    touches: [],
  }),
}
