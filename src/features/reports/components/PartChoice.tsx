import type { Photo } from '../../../../contract/api/media.ts'
import type { ReportForm } from '../../../../contract/reports/reports.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import classes from './PartChoice.module.css'

/** What of a thing is reported: nothing named means its words. */
export type Part = Pick<ReportForm, 'part' | 'photo'>

interface Props {
  /** How its words are called. */
  words: string
  /** Its author, if somebody is named. */
  author: string | null
  /** Whether they show a profile photo. */
  portrait: boolean
  photos: readonly Photo[]
  value: Part
  onChange: (part: Part) => void
}

/** What of a review, post or comment is reported: its words, its author's nickname or profile photo, or one of its photos. */
export function PartChoice({ words, author, portrait, photos, value, onChange }: Props) {
  const choices: (Part & { label: string; shown?: Photo })[] = [
    { label: words },
    ...(author === null ? [] : [{ label: `쓴 사람의 닉네임 ‘${author}’`, part: 'nickname' as const }]),
    ...(author === null || !portrait ? [] : [{ label: '쓴 사람의 프로필 사진', part: 'portrait' as const }]),
    ...photos.map((shown, index) => ({
      label: photos.length === 1 ? '사진' : `사진 ${index + 1}`,
      shown,
      part: 'photo' as const,
      photo: shown.src,
    })),
  ]
  if (choices.length === 1) return null
  return (
    <FieldGroup label="무엇을 신고하나요?" name="part">
      <div>
        {choices.map(({ label, shown, ...part }) => (
          <Row key={part.photo ?? label} as="label" gap={12} align="center" tall={44} press checks>
            <input
              type="radio"
              name="report-part"
              checked={value.part === part.part && value.photo === part.photo}
              onChange={() => onChange(part)}
            />
            {shown && <PhotoFrame photo={{ ...shown, alt: '' }} ratio="1/1" sizes="3.5rem" className={classes.photo} />}
            <Box as="span" shrink>
              {label}
            </Box>
          </Row>
        ))}
      </div>
    </FieldGroup>
  )
}
