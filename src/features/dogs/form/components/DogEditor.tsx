import type { ComponentProps } from 'react'
import { ResumedForm } from '../../../session/components/ResumedForm.tsx'
import { dogFormDraft } from '../model.ts'
import { MemberDogForm } from './MemberDogForm.tsx'

/** The form, with a notice if a draft was restored. */
export function DogEditor(props: ComponentProps<typeof MemberDogForm>) {
  return (
    <ResumedForm
      draft={dogFormDraft(props.userId, props.dog?.id ?? null)}
      again={props.dog ? '원래 내용으로' : undefined}
    >
      <MemberDogForm {...props} />
    </ResumedForm>
  )
}
