import {
  IconChevronDown,
  IconCircleCheck,
  IconClockExclamation,
  IconHelpCircle,
  IconHourglassLow,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react'
import type { Place } from '../../../../../contract/places/places.ts'
import type { Freshness } from '../../../../../contract/policy/freshness.ts'
import { SOURCE_NAME } from '../../../../../contract/policy/policy-source.ts'
import { useNow } from '../../../dogs/state.ts'
import { Text } from '../../../../ui/kit/Text.tsx'
import { dayText } from '../../../../platform/dates/korean-dates.ts'
import { ageText } from '../../card/model.ts'
import { freshnessWords } from '../model.ts'
import classes from './PolicySource.module.css'

const ICONS = {
  fresh: IconCircleCheck,
  due: IconHourglassLow,
  stale: IconClockExclamation,
  unknown: IconHelpCircle,
} as const satisfies Record<Freshness, unknown>

/** The policy's source, age, freshness and source text; whether somebody saw the sign that the law asks for. */
export function PolicySource({ place }: { place: Pick<Place, 'policy' | 'group' | 'entries' | 'sources'> }) {
  const { policy } = place
  const { confirmedOn, signOn } = place.entries
  const today = useNow()?.today ?? null
  // A merged place has facts of each of them; the policy is of one.
  const others = [...new Set((place.sources ?? []).map((each) => SOURCE_NAME[each]))].filter(
    (name) => name !== SOURCE_NAME[policy.source],
  )
  const words = freshnessWords(place, today)
  const { source, sourceDate, verifiedAt, sourceTexts } = policy
  const dated = (iso: string) => `${dayText(iso)}${today ? ` (${ageText(iso, today)})` : ''}`
  return (
    <div className={classes.source} data-freshness={words?.mark}>
      {words && (
        <div className={classes.mark}>
          <FreshnessIcon mark={words.mark} />
          <div>
            <p className={classes.title}>{words.title}</p>
            <Text size="sm" tone="quiet">
              {words.text}
            </Text>
          </div>
        </div>
      )}
      {signOn && (
        <div className={classes.mark}>
          <IconRosetteDiscountCheck size={22} stroke={1.75} aria-hidden />
          <div>
            <p className={classes.title}>2026 기준 확인</p>
            <Text size="sm" tone="quiet">
              문 앞 안내문을 직접 확인했어요 · {dated(signOn)}
            </Text>
          </div>
        </div>
      )}
      <dl className={classes.facts}>
        <div>
          <dt>출처</dt>
          <dd>
            {SOURCE_NAME[source]}
            {sourceDate && ` · ${dayText(sourceDate)} 작성`}
          </dd>
        </div>
        {others.length > 0 && (
          <div>
            <dt>다른 자료</dt>
            <dd>{others.join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>마지막 확인</dt>
          <dd>
            {verifiedAt ? dated(verifiedAt) : '기록이 없어요'}
            {verifiedAt !== null && verifiedAt === confirmedOn && ' · 다녀온 회원'}
          </dd>
        </div>
      </dl>
      {sourceTexts.length > 0 && (
        <details className={classes.original}>
          <summary>
            출처에 적힌 그대로 보기
            <IconChevronDown size={20} aria-hidden />
          </summary>
          <dl>
            {sourceTexts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

function FreshnessIcon({ mark }: { mark: Freshness }) {
  const Icon = ICONS[mark]
  return <Icon size={22} stroke={1.75} aria-hidden />
}
