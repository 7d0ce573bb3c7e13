import type { Desk } from '../../../../contract/mentoring-desk.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Form } from '../../../ui/Form.tsx'
import { useSession } from '../../session/state.ts'
import { saveProfile } from '../desk-mutations.ts'
import { ProfileFields, profileDraft, profileValues } from '../model.ts'
import { OfflineNote } from './OfflineNote.tsx'
import { ProfileInputs } from './ProfileInputs.tsx'

/** What a mentor says of themself, and when they answer. */
export function ProfileForm({ profile, onSaved }: { profile: Desk['profile']; onSaved: () => void }) {
  const saving = useCommand(saveProfile)
  const { userId } = useSession()
  const { form, field, values, errors, change, message, sending } = useServerForm({
    initialValues: profileValues(profile),
    schema: ProfileFields,
    draft: profileDraft(userId),
    send: async (body) => {
      await saving.submit(body)
      onSaved()
    },
  })
  return (
    <Form {...form} message={message} sending={sending} submit="소개 저장하기">
      <ProfileInputs form={{ field, values, errors, change }} />
      <OfflineNote />
    </Form>
  )
}
