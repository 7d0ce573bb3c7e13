import type { DocumentName } from '../../../../../contract/users/agreements.ts'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text, TextLink } from '../../../../ui/kit/Text.tsx'
import { TermsText } from '../components/TermsText.tsx'
import { documentOf } from '../model.ts'

interface Props {
  document: Extract<DocumentName, 'terms' | 'privacy'>
  brand: string
  /** Of the operator; null = not configured. */
  contactEmail: string | null
}

/** A document that anyone may read, also without a network: its text is part of the page. */
export function DocumentScreen({ document, brand, contactEmail }: Props) {
  const terms = documentOf(document, brand)
  const other = document === 'terms' ? 'privacy' : 'terms'
  return (
    <Stack gap={16} room={704} padX={16} padY={20}>
      <Heading level={1}>{terms.title}</Heading>
      <div>
        <TermsText terms={terms} heading="h2" />
        {contactEmail && (
          <Text tone="quiet" below={16}>
            궁금한 점은 <a href={`mailto:${contactEmail}`}>{contactEmail}</a>로 알려 주세요.
          </Text>
        )}
        <TextLink to={`/${other}`} tone="quiet" underlined tall={44}>
          {documentOf(other, brand).title} 보기
        </TextLink>
      </div>
    </Stack>
  )
}
