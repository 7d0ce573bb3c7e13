import { Box } from '../../../../ui/kit/Box.tsx'
import { BulletList } from '../../../../ui/content/BulletList.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { type Terms, versionLine } from '../model.ts'

interface Props {
  terms: Terms
  /** Level of the headings. */
  heading: 'h2' | 'h3'
}

/** The text of a document, with its version and date. */
export const TermsText = ({ terms, heading }: Props) => (
  <>
    <Text below={20} tone="quiet">
      {versionLine(terms)}
    </Text>
    {terms.sections.map(({ title, lines }) => (
      <Box key={title} as="section" padBottom={20}>
        {heading === 'h2' ? (
          <Text as="h2" below={10} size="body">
            {title}
          </Text>
        ) : (
          <Text as="h3" below={10} size="body">
            {title}
          </Text>
        )}
        <Text as="div" tone="quiet">
          <BulletList tight lines={lines} />
        </Text>
      </Box>
    ))}
  </>
)
