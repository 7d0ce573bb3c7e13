import type { ImportAct } from '../../../../contract/imports/import-states.ts'
import type { ImportRun } from '../../../../contract/imports/imports-admin.ts'
import { grouped } from '../../../lib/number-text.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { ACT_NAME, ACT_QUESTION, isActive, stateText } from '../admin-model.ts'
import { actOnImport } from '../admin-mutations.ts'
import classes from './Imports.module.css'

const INTERRUPTED = '하던 서버가 꺼져서 끊겼어요. 그때까지 쓴 것은 남아 있어요. 이어서 하거나, 이대로 멈출 수 있어요.'

const MANY_GONE = {
  title: '닫을 곳이 많아요. 정말 닫을까요?',
  text: '아는 곳의 20%보다 많이 새 판에 없어요. 파일이 자료의 일부라면 닫지 말고 다시 살펴보세요.',
}

/** The state of an import, its progress, and what can be done to it. */
export function ImportStatus({ run }: { run: ImportRun }) {
  const command = useCommand(actOnImport)
  const { acts, failure, state, counts } = run
  const gone = counts.find(({ kind }) => kind === 'gone')?.taken ?? 0
  const goesInMasses = gone > 0 && (run.check?.missing.some(({ withheld }) => withheld) ?? false)
  const taken = counts.reduce((sum, one) => sum + one.taken, 0)

  async function act(wanted: ImportAct): Promise<void> {
    const confirmed = wanted === 'run' && goesInMasses
    const question = confirmed ? MANY_GONE : ACT_QUESTION[wanted]
    if (question && !(await askConfirm(question.text, { title: question.title }))) return
    await command.run({ id: run.id, act: wanted, ...(confirmed && { confirmed }) })
  }

  return (
    <TitledCard title={stateText(run)}>
      {isActive(run) && <Progress {...run} />}
      {failure && <Message>{failure}</Message>}
      {state === 'interrupted' && <Message>{INTERRUPTED}</Message>}
      {acts.length > 0 && run.stage !== 'upload' && (
        <Row gap={8} wrap>
          {acts.map((one) => (
            <Button
              key={one}
              variant={one === 'run' || one === 'go-on' ? 'filled' : 'default'}
              disabled={one === 'run' && taken === 0}
              loading={command.pending}
              onClick={() => void act(one)}
            >
              {one === 'run' ? `${grouped(taken)}곳 가져오기` : ACT_NAME[one]}
            </Button>
          ))}
          {acts.includes('check') && (
            <Button
              variant="default"
              loading={command.pending}
              onClick={() => void command.run({ id: run.id, act: 'check', whole: !run.whole })}
            >
              {run.whole ? '일부만 있는 파일로 다시 살펴보기' : '자료 전체로 다시 살펴보기'}
            </Button>
          )}
        </Row>
      )}
      {run.whole && run.stage === 'check' && (
        <Text size="sm" tone="quiet">
          파일을 자료 전체로 봐요. 새 판에 없는 곳을 가져오면 그 장소를 닫아요.
        </Text>
      )}
      {run.stage === 'upload' && acts.includes('discard') && (
        <Row gap={8}>
          <Button variant="default" loading={command.pending} onClick={() => void act('discard')}>
            {ACT_NAME.discard}
          </Button>
        </Row>
      )}
    </TitledCard>
  )
}

const PHASE_NAME = { reading: '읽는 중', writing: '맞춰 보고 쓰는 중', reverting: '되돌리는 중' }

function Progress({ stage, progress }: ImportRun) {
  const phase = !progress
    ? '준비하는 중'
    : stage === 'check' && progress.phase === 'writing'
      ? '맞춰 보는 중'
      : PHASE_NAME[progress.phase]
  const percent = progress && progress.total > 0 ? Math.floor((100 * progress.done) / progress.total) : 0
  return (
    <Stack gap={8}>
      <progress className={classes.progress} max={100} value={percent} aria-label={phase} />
      <Text tone="quiet">
        {phase} · {percent}%
      </Text>
      <Text size="sm" tone="quiet">
        이 화면을 닫아도 계속돼요.
      </Text>
    </Stack>
  )
}
