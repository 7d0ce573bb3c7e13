import { REVIEW_TAG_NAME, REVIEW_TAGS } from '../../../../contract/reviews/reviews.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx'
import { Row } from '../../../ui/kit/Row.tsx'

interface Props {
  value: readonly string[]
  error: string | undefined
  onChange: (tags: string[]) => void
}

/** Tags, each set by a tap. */
export function TagsField({ value, error, onChange }: Props) {
  const toggle = (tag: string) => onChange(value.includes(tag) ? value.filter((one) => one !== tag) : [...value, tag])
  return (
    <FieldGroup label="어떤 곳이었나요? (선택)" name="tags" error={error}>
      <Row wrap gap={8}>
        {REVIEW_TAGS.map((tag) => (
          <Chip key={tag} selected={value.includes(tag)} onClick={() => toggle(tag)}>
            {REVIEW_TAG_NAME[tag]}
          </Chip>
        ))}
      </Row>
    </FieldGroup>
  )
}
