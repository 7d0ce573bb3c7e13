import type { ReportedContent } from '../../../../contract/reports/moderation-admin.ts'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import classes from './Case.module.css'

/** Words and photos that were reported, and where they stand. */
export const CaseContent = ({ content: { at, text, photos } }: { content: ReportedContent }) => (
  <Stack gap={8}>
    {at !== text && (
      <Text size="sm" tone="quiet">
        {at}
      </Text>
    )}
    {(text || photos.length === 0) && <Text preLine>{text || '(글 없음)'}</Text>}
    {photos.length > 0 && (
      <div className={classes.photos}>
        {photos.map((photo, index) => (
          <PhotoFrame key={photo.src} photo={{ ...photo, alt: `사진 ${index + 1}` }} ratio="1/1" sizes="8rem" />
        ))}
      </div>
    )}
  </Stack>
)
