import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DEFAULT_BRAND } from '../../features/site/model.ts'
import { siteConfigQuery } from '../../features/site/queries.ts'
import { install } from '../../features/install/state.ts'
import { Text } from '../../ui/kit/Text.tsx'
import classes from './SiteFooter.module.css'

export function SiteFooter() {
  const { data, isPending } = useQuery(siteConfigQuery)
  return (
    <footer className={classes.footer} data-pending={isPending || undefined}>
      <div className={classes.inner}>
        <Text size="lg" weight={700} tone="ink">
          {data?.brand ?? DEFAULT_BRAND}
        </Text>
        {data?.tagline && <p>{data.tagline}</p>}
        <p>
          반려견 동반 조건은 바뀔 수 있어요. 떠나기 전에 장소에 한 번 더 확인해 주세요.
          {data?.demo && ' 예시로 표시된 장소는 실제로 있는 곳이 아니에요.'}
        </p>
        <Link to="/sources">공공데이터: 한국문화정보원, 한국관광공사, 행정안전부, 한국도로공사</Link>
        <p className={classes.links}>
          <Link to="/notice">공지사항</Link>
          <Link to="/terms">이용약관</Link>
          <Link to="/privacy">
            <b>개인정보 처리방침</b>
          </Link>
          <Link to="/my/setting">설정</Link>
          <a href="/api/docs/licenses.txt">오픈소스 라이선스</a>
          <button type="button" onClick={() => void install()}>
            앱으로 설치
          </button>
        </p>
        {data?.contactEmail && <a href={`mailto:${data.contactEmail}`}>{data.contactEmail}</a>}
      </div>
    </footer>
  )
}
