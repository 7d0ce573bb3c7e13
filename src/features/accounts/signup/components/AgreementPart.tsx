import { useState } from 'react'
import { useDraft, writeDraft } from '../../../../platform/forms/drafts.ts'
import { AGREED_DRAFT, type AgreementName, agreementsOf } from '../../model.ts'
import { termsOf } from '../terms-model.ts'
import { AgreementList } from './AgreementList.tsx'
import { TermsSheet } from './TermsSheet.tsx'

/** What a new member agrees to, stored until they have registered, with its texts in a sheet. */
export function AgreementPart({ brand }: { brand: string }) {
  const values = agreementsOf(useDraft(AGREED_DRAFT))
  const [read, setRead] = useState<{ name: AgreementName; open: boolean } | null>(null)
  const terms = termsOf(brand)
  return (
    <>
      <AgreementList
        value={values}
        onChange={(agreed) => writeDraft(AGREED_DRAFT, agreed)}
        readable={(name) => name in terms}
        onRead={(name) => setRead({ name, open: true })}
      />
      <TermsSheet
        opened={read?.open ?? false}
        terms={read && terms[read.name]}
        onClose={() => setRead(read && { ...read, open: false })}
      />
    </>
  )
}
