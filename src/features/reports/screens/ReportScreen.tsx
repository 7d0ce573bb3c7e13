import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { type Reported, ReportForm } from '../components/ReportForm.tsx'

interface Props extends Reported {
  title: string
  /** What is reported is still loaded: its photos are a part of the form. */
  waiting: boolean
  onDone: () => void
}

export function ReportScreen({ title, waiting, ...report }: Props) {
  return (
    <Stack columns="one" gap={24} wide room={640} padTop={20} padX={16} padBottom={32} centered>
      <Heading level={1} text="신고한 글과 댓글은 바로 보이지 않게 되고, 운영자가 살펴봐요.">
        {title}
      </Heading>
      {waiting ? (
        <Loading>
          <Skeleton height="44rem" />
        </Loading>
      ) : (
        <ReportForm {...report} />
      )}
    </Stack>
  )
}
