import { IconPaw } from '@tabler/icons-react'
import { type Level, LEVEL_NAME } from '../../../../../contract/verdict/verdict-levels.ts'
import { LevelIcon } from '../../../dogs/verdict/components/LevelIcon.tsx'
import { openDogSheet } from '../../../dogs/state.ts'
import { asSubjectText } from '../../filter/model.ts'
import type { Listing } from '../../filter/hooks.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import classes from './MapLegend.module.css'

const LEVELS: readonly Level[] = ['yes', 'conditions', 'no', 'unknown']

/** What the markers' colours mean; without a dog, what they would mean with one. */
export function MapLegend({ listing: { search, judged } }: { listing: Listing }) {
  return (
    <div className={classes.corner} data-covers="bottom">
      {judged.length === 0 && (
        <button type="button" className={classes.invite} onClick={openDogSheet}>
          <IconPaw size={18} aria-hidden />
          우리 강아지가 갈 수 있는지 보기
        </button>
      )}
      {judged.length > 0 && (
        <details className={classes.legend}>
          <summary>핀 안내</summary>
          <div className={classes.card}>
            <p>{search.kg === undefined ? asSubjectText(judged) : '찾는 강아지가'}</p>
            <Stack as="ul" gap={6} className={classes.levels}>
              {LEVELS.map((level) => (
                <li key={level} data-level={level}>
                  <LevelIcon level={level} size={18} />
                  {LEVEL_NAME[level]}
                </li>
              ))}
            </Stack>
            <Row as="p" gap={8} align="center" size="sm" leading="snug" tone="quiet" className={classes.cluster}>
              <span aria-hidden>12</span>모여 있는 곳의 수예요. 누르면 가까이 보여요.
            </Row>
          </div>
        </details>
      )}
    </div>
  )
}
