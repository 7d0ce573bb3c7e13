import type { DogInput } from '../../../../../contract/dogs/dog-input.ts'
import type { Dog } from '../../../../../contract/dogs/dogs.ts'
import type { MemberDog } from '../../../../../contract/dogs/member-dogs.ts'
import { useUploadingCount } from '../../../../platform/photos/use-pending-photos.ts'
import { type FormEdits, useServerForm } from '../../../../platform/forms/server-form.ts'
import { Form } from '../../../../ui/fields/Form.tsx'
import { submitState } from '../../../media/form-model.ts'
import { ThemeProvider } from '../../../../ui/kit/ThemeProvider.tsx'
import { dogFormDraft, memberDraftOf, MemberDogFields } from '../model.ts'
import { BasicsSection } from './BasicsSection.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { TraitsSection } from './TraitsSection.tsx'
import { VaccinationsSection } from './VaccinationsSection.tsx'

interface Props {
  userId: number
  /** null: a new dog. */
  dog: MemberDog | null
  /** Initial values of a new dog. */
  visitors?: Dog | null
  submit: string
  send: (dog: DogInput, basedOn?: string | null) => Promise<unknown>
  edits?: FormEdits
}

/** The form of a member's dog. Name and size are enough; unsent input is stored as a draft. */
export function MemberDogForm({ userId, dog, visitors = null, submit, send, edits }: Props) {
  const at = useServerForm({
    initialValues: memberDraftOf(dog, visitors),
    schema: MemberDogFields,
    draft: dogFormDraft(userId, dog?.id ?? null),
    send,
    edits,
  })
  const { photoId, vaccinations } = at.values
  const uploading = useUploadingCount([photoId ?? '', ...vaccinations.map(({ proofId }) => proofId ?? '')])
  return (
    <ThemeProvider>
      <Form {...at.form} message={at.message} {...submitState(submit, at.sending, uploading)}>
        <BasicsSection at={at} />
        <DetailsSection at={at} />
        <VaccinationsSection at={at} />
        <TraitsSection at={at} />
      </Form>
    </ThemeProvider>
  )
}
