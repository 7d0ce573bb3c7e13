import { useQueryClient } from '@tanstack/react-query'
import type { Desk } from '../../../../contract/mentoring/mentoring-desk.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Form } from '../../../ui/fields/Form.tsx'
import { NewerText } from '../../../ui/states/NewerText.tsx'
import { useSession } from '../../session/state.ts'
import { saveProfile } from '../desk-mutations.ts'
import { deskQuery } from '../desk-queries.ts'
import { ProfileFields, profileDraft, profileText, profileValues } from '../model.ts'
import { OfflineNote } from './OfflineNote.tsx'
import { ProfileInputs } from './ProfileInputs.tsx'

/** What a mentor says of themself, and when they answer. */
export function ProfileForm({ profile, onSaved }: { profile: Desk['profile']; onSaved: () => void }) {
  const queryClient = useQueryClient()
  const saving = useCommand(saveProfile)
  const { userId } = useSession()
  const stored = profileValues(profile)
  const { form, field, values, errors, change, message, sending, outdated } = useServerForm({
    initialValues: stored,
    schema: ProfileFields,
    draft: profileDraft(userId),
    edits: {
      version: profile && profile.version,
      renew: () => queryClient.invalidateQueries({ queryKey: deskQuery(userId).queryKey }),
    },
    send: async (body, basedOn) => {
      await saving.submit({ ...body, basedOn })
      onSaved()
    },
  })
  return (
    <Form {...form} message={message} sending={sending} submit="소개 저장하기">
      <ProfileInputs form={{ field, values, errors, change }} />
      {outdated && profile && JSON.stringify(values) !== JSON.stringify(stored) && (
        <NewerText label="다른 곳에서 고친 소개" text={profileText(profile)} />
      )}
      <OfflineNote />
    </Form>
  )
}
