import { IconId, IconStar, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { DogInput } from '../../../../../contract/dogs/dog-input.ts'
import type { MemberDog } from '../../../../../contract/dogs/member-dogs.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { deleteDraft } from '../../../../platform/forms/drafts.ts'
import { Button, ButtonLink } from '../../../../ui/actions/Button.tsx'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { askConfirm, showSnackbar } from '../../../../ui/overlays/state.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { DogEditor } from '../components/DogEditor.tsx'
import { WithMyDog } from '../../components/WithMyDog.tsx'
import { dogFormDraft } from '../model.ts'
import { dogsQuery } from '../../queries.ts'
import { deleteDog, saveDog, setMainDog } from '../../mutations.ts'
import classes from '../components/EditDog.module.css'

/** Edits one dog of the member, with its card and a button to delete it. */
export function EditDogScreen({ id }: { id: number }) {
  return (
    <Stack gap={20} shrink room={640}>
      <WithMyDog id={id} room="75rem">
        {(dog, userId) => <Editing key={dog.id} dog={dog} userId={userId} />}
      </WithMyDog>
    </Stack>
  )
}

function Editing({ dog, userId }: { dog: MemberDog; userId: number }) {
  const queryClient = useQueryClient()
  const saving = useCommand(saveDog)
  const choice = useCommand(setMainDog)
  const removal = useCommand(deleteDog)
  const navigate = useNavigate()
  const { id, name } = dog
  const busy = choice.pending || removal.pending

  async function save(input: DogInput, basedOn?: string | null): Promise<void> {
    await saving.submit({ id, dog: input, basedOn: basedOn ?? undefined })
    showSnackbar('저장했어요.', 'success')
    await navigate({ to: '/my' })
  }

  async function remove(): Promise<void> {
    const question = `${name}의 정보와 사진, 접종 기록을 모두 지울까요? 되돌릴 수 없어요.`
    if (!(await askConfirm(question, { color: 'error' }))) return
    if ((await removal.run({ id, name })).status !== 'done') return
    deleteDraft(dogFormDraft(userId, id))
    await navigate({ to: '/my', replace: true })
  }

  return (
    <>
      <Heading level={1} text={dog.main ? '대표 강아지예요.' : undefined}>
        {dog.name}
      </Heading>
      <Row wrap gap={8}>
        <ButtonLink
          to="/my/dog/$id/card"
          params={{ id: dog.id }}
          variant="light"
          leftSection={<IconId size={18} stroke={1.75} aria-hidden />}
        >
          문 앞 카드
        </ButtonLink>
        {!dog.main && (
          <Button
            variant="default"
            leftSection={<IconStar size={18} stroke={1.75} aria-hidden />}
            disabled={busy}
            onClick={() => void choice.run({ id, name })}
          >
            대표 강아지로 하기
          </Button>
        )}
      </Row>
      <DogEditor
        userId={userId}
        dog={dog}
        submit="저장하기"
        send={save}
        edits={{
          version: dog.version,
          renew: () => queryClient.invalidateQueries({ queryKey: dogsQuery(userId).queryKey }),
        }}
      />
      <Button
        variant="subtle"
        className={classes.end}
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        disabled={busy}
        onClick={() => void remove()}
      >
        강아지 지우기
      </Button>
    </>
  )
}
