import type { User } from '../../../../../contract/users/users.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { Form } from '../../../../ui/fields/Form.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { profileDraft, ProfileFields } from '../../model.ts'
import { saveProfile } from '../../mutations.ts'
import { NicknameField } from '../../components/NicknameField.tsx'

const MAX_LENGTH = 200

/** The public part of a member's profile. */
export function ProfileForm({ user }: { user: User }) {
  const saving = useCommand(saveProfile)
  const { form, field, values, message, sending } = useServerForm({
    initialValues: { nickname: user.nickname, introduction: user.introduction },
    schema: ProfileFields,
    draft: profileDraft(user.id),
    fieldOf: { NICKNAME_TAKEN: 'nickname' },
    // Only what was changed here: the rest may have been changed elsewhere since.
    send: async ({ nickname, introduction }) => {
      const changes = {
        ...(nickname !== user.nickname && { nickname }),
        ...(introduction !== user.introduction && { introduction }),
      }
      if (Object.keys(changes).length === 0) showSnackbar('바꾼 내용이 없어요.', 'info')
      else await saving.submit(changes)
    },
  })
  return (
    <Form {...form} message={message} sending={sending} submit="저장하기">
      <NicknameField {...field('nickname')} own={user.nickname} />
      <Field
        {...field('introduction')}
        lines
        label="소개"
        placeholder="콩이와 주말마다 산책하는 보호자예요."
        aside={`${values.introduction.length}/${MAX_LENGTH}`}
        help="후기를 읽는 분들께 보여요. 적지 않아도 괜찮아요."
      />
    </Form>
  )
}
