import { useState } from 'react'
import type { DocumentName } from '../../../../../contract/users/agreements.ts'
import { useDraft, writeDraft } from '../../../../platform/forms/drafts.ts'
import { AGREED_DRAFT, agreementsOf, isDocument } from '../../model.ts'
import { TermsSheet } from '../../terms/components/TermsSheet.tsx'
import { documentOf } from '../../terms/model.ts'
import { AgreementList } from './AgreementList.tsx'

/** What a new member agrees to, stored until they have registered, with its texts in a sheet. */
export function AgreementPart({ brand }: { brand: string }) {
  const values = agreementsOf(useDraft(AGREED_DRAFT))
  const [read, setRead] = useState<{ name: DocumentName; open: boolean } | null>(null)
  return (
    <>
      <AgreementList
        value={values}
        onChange={(agreed) => writeDraft(AGREED_DRAFT, agreed)}
        readable={isDocument}
        onRead={(name) => isDocument(name) && setRead({ name, open: true })}
      />
      <TermsSheet
        opened={read?.open ?? false}
        terms={read && documentOf(read.name, brand)}
        onClose={() => setRead(read && { ...read, open: false })}
      />
    </>
  )
}
