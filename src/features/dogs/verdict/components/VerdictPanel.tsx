import type { ReactNode } from 'react'
import type { DogPolicy } from '../../../../../contract/policy/policy.ts'
import { LEVEL_NAME } from '../../../../../contract/verdict/verdict-levels.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { Card } from '../../../../ui/kit/Card.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { dogLabel } from '../../label-model.ts'
import { openDogSheet, useMoment } from '../../state.ts'
import { dogFacts } from '../../travel/model.ts'
import { useTravel } from '../../travel/queries.ts'
import { useJudge } from '../hooks.ts'
import { DogPicture } from '../../components/DogPicture.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { HolidayNote } from './HolidayNote.tsx'
import { LevelIcon } from './LevelIcon.tsx'
import { PartyReasons } from './PartyReasons.tsx'
import { VerdictReasons } from './VerdictReasons.tsx'
import classes from './Verdict.module.css'

interface Props {
  policy: DogPolicy
  /** The policy in a few words, for any dog. */
  rule: string
  /** Additional remarks. */
  note?: ReactNode
  /** Shown to who may not enter. */
  instead?: ReactNode
}

/** Shown until the dogs are known to who is likely to have one: in HTML from the server instead of the question for a dog. */
const RuleMeanwhile = ({ rule }: { rule: string }) => (
  <h2 id="verdict-rule" className={classes.meanwhile}>
    <Text as="span" size="sm" tone="quiet" weight={400}>
      우리 강아지 기준으로 확인하고 있어요.
    </Text>{' '}
    {rule}
  </h2>
)

/** The main answer of the page: whether the dogs may enter, why, and to which dogs that applies. */
export function VerdictPanel({ policy, rule, note = null, instead = null }: Props) {
  const { dogs, waiting } = useTravel()
  const moment = useMoment()
  const judge = useJudge(dogs.length > 0)
  const judged = moment && judge?.verdictOfAll(dogs, policy, moment)
  const [first] = judged?.each ?? []
  if (waiting || (dogs.length > 0 && !judge))
    return (
      <Card as="section" clip shadow pad={0} aria-labelledby="verdict-rule">
        <div className={`${classes.invite} ${classes.early}`}>
          <RuleMeanwhile rule={rule} />
        </div>
      </Card>
    )
  if (!judged || !first) {
    return (
      <Card as="section" clip shadow pad={0} aria-labelledby="verdict">
        <div className={`${classes.invite} ${moment ? '' : classes.early}`} data-html={moment ? undefined : ''}>
          <span className={classes.dogs} aria-hidden>
            <DogPicture size="small" />
            <DogPicture size="medium" />
            <DogPicture size="large" />
          </span>
          <h2 id="verdict" className={classes.question}>
            우리 강아지도 갈 수 있을까요?
          </h2>
          <Text size="sm" tone="quiet">
            크기만 알려 주시면 바로 답해 드려요.
          </Text>
          <Button onClick={openDogSheet}>우리 강아지 등록</Button>
          {note}
          {!moment && <RuleMeanwhile rule={rule} />}
        </div>
      </Card>
    )
  }
  const { level, each } = judged
  return (
    <Card as="section" clip shadow pad={0} aria-labelledby="verdict" data-level={level}>
      <h2 id="verdict" className={classes.level}>
        <LevelIcon level={level} size={28} />
        {LEVEL_NAME[level]}
      </h2>
      <Stack gap={16} padTop={16} padX={20} padBottom={12}>
        {each.length > 1 ? <PartyReasons party={judged} /> : <VerdictReasons reasons={first.reasons} />}
        <HolidayNote policy={policy} />
        {note}
        {level === 'no' && instead}
        <Row as="p" gap={10} align="center" padTop={10} wrap="large" ruled>
          {each.length === 1 && (
            <span className={classes.picture}>
              <DogPicture size={first.dog.size} />
            </span>
          )}
          <Stack as="span" grow shrink leading="snug">
            {each.length > 1 ? (
              `${each.length}마리가 함께 갈 때예요`
            ) : (
              <>
                <strong>{dogLabel(first.dog)}</strong>
                <Text as="span" size="sm" tone="quiet">
                  {dogFacts(first.dog)}
                </Text>
              </>
            )}
          </Stack>
          <button type="button" className={classes.change} onClick={openDogSheet}>
            바꾸기
          </button>
        </Row>
      </Stack>
    </Card>
  )
}
