import { IconCurrentLocation } from '@tabler/icons-react'
import { requestLocation, useVisitorLocation } from '../../../platform/location/location-state.ts'
import type { Origin } from '../hooks.ts'
import classes from './LocationLine.module.css'

/** States where distances are measured from, and offers to use the visitor's position. */
export function LocationLine({ origin }: { origin: Origin }) {
  const { status, message } = useVisitorLocation()
  return (
    <span className={classes.line}>
      {origin.own ? '내 위치에서 가까워요' : (message ?? '대전 기준이에요')}
      {status === 'denied' && ' 브라우저 설정에서 위치를 허용해 주세요.'}
      {!origin.own && message && ' 대전 기준이에요.'}
      {status !== 'denied' && (
        <button
          type="button"
          className={classes.button}
          onClick={() => void requestLocation()}
          disabled={status === 'loading'}
        >
          <IconCurrentLocation size={16} stroke={2} aria-hidden />
          {status === 'loading' ? '찾는 중이에요' : origin.own ? '다시 찾기' : '내 위치로'}
        </button>
      )}
    </span>
  )
}
