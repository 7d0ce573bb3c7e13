import { useQuery } from '@tanstack/react-query'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { timeText } from '../../../platform/dates/korean-dates.ts'
import { Unloaded } from '../../backoffice/admin/Unloaded.tsx'
import { isActive } from '../admin-model.ts'
import { importQuery } from '../admin-queries.ts'
import { ImportChanges, type FieldWords } from './ImportChanges.tsx'
import { ImportFiles } from './ImportFiles.tsx'
import { ImportRemains } from './ImportRemains.tsx'
import { ImportReport } from './ImportReport.tsx'
import { ImportStatus } from './ImportStatus.tsx'

interface Props {
  id: number
  fields: FieldWords
}

/** One import: how far it is, what it would change or has changed, and what can be done about it. */
export function ImportScreen({ id, fields }: Props) {
  const query = useQuery(importQuery(id))
  const run = query.data
  if (!run) return <Unloaded title="가져오기" query={query} />
  const checked = run.stage !== 'upload' && !(run.stage === 'check' && isActive(run))
  return (
    <Stack gap={16}>
      <Heading level={1} text={`${run.by?.nickname ?? '없어진 계정'} · ${timeText(run.createdAt)}`}>
        {run.files.map(({ name }) => name).join(', ')}
      </Heading>
      <ImportStatus run={run} />
      {run.stage === 'upload' && run.state === 'open' && (
        <TitledCard title="이어서 올리기" text="다 올라오지 않았어요. 같은 파일을 고르면 멈춘 곳부터 올려요.">
          <ImportFiles run={run} />
        </TitledCard>
      )}
      {run.reverted && <ImportRemains run={run} />}
      {run.report && <ImportReport title="가져온 결과" report={run.report} words={fields} />}
      {checked && run.counts.length > 0 && <ImportChanges run={run} fields={fields} />}
      {checked && run.check && !run.report && <ImportReport title="살펴본 결과" report={run.check} words={fields} />}
    </Stack>
  )
}
