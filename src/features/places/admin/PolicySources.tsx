import type { DogPolicy } from '../../../../contract/policy/policy.ts'
import { SOURCE_NAME } from '../../../../contract/policy/policy-source.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import classes from './Place.module.css'

interface Props {
  policy: DogPolicy
  onChange: (changes: Partial<DogPolicy>) => void
}

/** What the source says in its own words, and the phrases that weren't understood: while there are any, nobody gets a yes. */
export function PolicySources({ policy: { sourceTexts, unparsed, source, sourceDate }, onChange }: Props) {
  if (sourceTexts.length === 0 && unparsed.length === 0) return null
  return (
    <div className={classes.line}>
      {sourceTexts.length > 0 && (
        <Text size="sm" tone="quiet">
          {SOURCE_NAME[source]} {sourceDate}
        </Text>
      )}
      {sourceTexts.map(({ label, text }) => (
        <p key={label} className={classes.words}>
          <strong>{label}</strong> {text}
        </p>
      ))}
      {unparsed.map((phrase) => (
        <Row key={phrase} gap={8} align="center" justify="between">
          <Text tone="unknown">읽지 못한 말: {phrase}</Text>
          <Button
            type="button"
            variant="default"
            onClick={() => onChange({ unparsed: unparsed.filter((one) => one !== phrase) })}
          >
            조건에 옮겼어요
          </Button>
        </Row>
      ))}
    </div>
  )
}
