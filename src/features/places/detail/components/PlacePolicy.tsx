import {
  IconAlertCircle,
  IconBackpack,
  IconCake,
  IconCalendar,
  IconCoin,
  IconDog,
  IconMapPin,
  IconPaw,
  IconRulerMeasure,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Place } from '../../../../../contract/places/places.ts'
import { Card } from '../../../../ui/kit/Card.tsx'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { policyLines, unsaid } from '../model.ts'
import classes from './PlacePolicy.module.css'
import { PolicySource } from './PolicySource.tsx'

const ICONS: Readonly<Record<string, TablerIcon>> = {
  '동반 구역': IconMapPin,
  '동반 가능한 날': IconCalendar,
  '동반 불가한 날': IconCalendar,
  크기·몸무게: IconRulerMeasure,
  마릿수: IconPaw,
  나이: IconCake,
  준비물·조건: IconBackpack,
  '이용 제한': IconAlertCircle,
  '견종 제한': IconDog,
  '추가 요금': IconCoin,
}

/** The complete dog policy, for any dog; with its source, so that visitors can judge for themselves. */
export function PlacePolicy({ place }: { place: Pick<Place, 'policy' | 'group' | 'entries'> }) {
  const { policy, group } = place
  const silent = unsaid(policy)
  return (
    <Stack as="section" gap={16} aria-labelledby="policy">
      <Heading id="policy">반려견 동반 조건</Heading>
      <Card as="dl" clip round={12} gap={0} pad={0}>
        {policyLines(policy, group).map(({ label, values, unknown }) => {
          const Icon = ICONS[label] ?? IconPaw
          return (
            <div key={label} className={classes.line} data-unknown={unknown || undefined}>
              <dt className={classes.label}>
                <Icon size={20} stroke={1.75} aria-hidden />
                {label}
              </dt>
              {values.length > 1 ? (
                <dd>
                  <Stack as="ul" gap={4}>
                    {values.map((value) => (
                      <li key={value}>{value}</li>
                    ))}
                  </Stack>
                </dd>
              ) : (
                <dd>{values[0]}</dd>
              )}
            </div>
          )
        })}
      </Card>
      {policy.unparsed.length > 0 && (
        <div className={classes.doubt}>
          <p>이 문구는 뜻이 분명하지 않아요. 가기 전에 물어봐 주세요.</p>
          <ul>
            {policy.unparsed.map((phrase) => (
              <li key={phrase}>“{phrase}”</li>
            ))}
          </ul>
        </div>
      )}
      {silent.length > 0 && (
        <Text size="sm" tone="quiet">
          {silent.join(', ')}: 출처에 나와 있지 않아요.
        </Text>
      )}
      <PolicySource place={place} />
    </Stack>
  )
}
