import { IconChevronRight, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Place } from '../../../../../contract/places.ts'
import { Heading } from '../../../../ui/Heading.tsx'
import { homepageLink, phoneHref, spaceText } from '../model.ts'
import classes from './PlaceInfo.module.css'

/** The plain facts; what isn't known is said where people look for it, and left out elsewhere. */
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
    <section className={classes.info} aria-labelledby="info">
      <Heading id="info">기본 정보</Heading>
      <dl className={classes.facts}>
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
      <Link to="/place/$id/info-edit" params={{ id: place.id }} className={classes.suggest}>
        정보 수정 제안
        <IconChevronRight size={18} aria-hidden />
      </Link>
    </section>
  )
}

const Unknown = () => <span className={classes.unknown}>확인되지 않았어요</span>
