import { SHOWN_VERSIONS } from '../../../../../contract/users/agreements.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useDraft } from '../../../../platform/forms/drafts.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { Form } from '../../../../ui/fields/Form.tsx'
import type { UnregisteredIdentity } from '../../../session/social/model.ts'
import { signUpBySocial } from '../../../session/social/mutations.ts'
import {
  AGREED_DRAFT,
  agreementsOf,
  EMAIL_DRAFT,
  nicknameLike,
  proofOf,
  requiredAgreed,
  SOCIAL_SIGNUP_DRAFT,
  SocialFields,
} from '../../model.ts'
import { AgreementPart } from './AgreementPart.tsx'
import { NicknameField } from '../../components/NicknameField.tsx'

interface Props {
  newcomer: UnregisteredIdentity
  brand: string
  /** The member must add an address of their own before they can register. */
  needsEmail: boolean
  onDone: () => Promise<void>
}

/** The registration of someone whom a provider has identified: nickname and agreements. */
export function SocialSignUpForm({ newcomer, brand, needsEmail, onDone }: Props) {
  const registration = useCommand(signUpBySocial)
  const agreements = agreementsOf(useDraft(AGREED_DRAFT))
  const proof = proofOf(useDraft(EMAIL_DRAFT))
  const { form, field, message, sending } = useServerForm({
    initialValues: { nickname: nicknameLike(newcomer.nickname) },
    schema: SocialFields,
    draft: SOCIAL_SIGNUP_DRAFT,
    fieldOf: { NICKNAME_TAKEN: 'nickname' },
    send: async ({ nickname }) => {
      const { terms, privacy, age14, marketing } = agreements
      // The button is disabled without the agreements; the server refuses a registration without them too.
      if (!(terms && privacy && age14)) return
      await registration.submit({
        socialTicket: newcomer.socialTicket,
        nickname,
        terms,
        privacy,
        age14,
        marketing,
        versions: SHOWN_VERSIONS,
        ...(proof.ticket && { email: proof.email, emailTicket: proof.ticket }),
      })
      await onDone()
    },
  })
  const ready = requiredAgreed(agreements) && (proof.ticket !== '' || !needsEmail)
  return (
    <Form {...form} message={message} sending={sending} submit="가입하기" disabled={!ready}>
      <NicknameField {...field('nickname')} />
      <AgreementPart brand={brand} />
    </Form>
  )
}
