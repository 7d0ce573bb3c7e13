import { IconChevronRight, IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Place } from '../../../../../contract/places/places.ts'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { RowLink } from '../../../../ui/kit/Row.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { phoneHref } from '../../card/model.ts'
import { homepageLink, spaceText } from '../facts-model.ts'
import classes from './PlaceInfo.module.css'

/** The basic facts. Missing ones are stated as unknown where visitors expect them, and otherwise omitted. */
export function PlaceInfo({ place }: { place: Place }) {
  const phone = phoneHref(place.phone)
  const homepage = homepageLink(place.homepage)
  const parking = place.parking === null ? null : place.parking ? '주차할 수 있어요' : '주차 공간이 없어요'
  const website = homepage && (
    <a href={homepage.href} target="_blank" rel="noopener noreferrer nofollow">
      {homepage.label}
      <IconExternalLink size={16} aria-label="새 창" />
    </a>
  )
  const facts: { label: string; value: ReactNode }[] = [
    { label: '전화', value: phone ? <a href={phone}>{place.phone}</a> : (place.phone ?? <Unknown />) },
    { label: '홈페이지', value: website },
    { label: '주차', value: parking ?? <Unknown /> },
    { label: '입장료', value: place.admission },
    { label: '공간', value: spaceText(place) },
  ]
  return (
    <Stack as="section" gap={12} aria-labelledby="info">
      <Heading id="info">기본 정보</Heading>
      <dl>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label} className={classes.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {place.description && <p className={classes.description}>{place.description}</p>}
      <RowLink
        inline
        gap={4}
        align="center"
        self="start"
        tall={44}
        weight={600}
        tone="accent"
        to="/place/$id/info-edit"
        params={{ id: place.id }}
      >
        정보 수정 제안
        <IconChevronRight size={18} aria-hidden />
      </RowLink>
    </Stack>
  )
}

const Unknown = () => (
  <Text as="span" weight={400} tone="quiet">
    확인되지 않았어요
  </Text>
)
