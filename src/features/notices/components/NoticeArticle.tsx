import { NOTICE_CATEGORY_NAME, type Notice } from '../../../../contract/notices/notices.ts'
import { dateText } from '../../../platform/dates/korean-dates.ts'
import { Heading } from '../../../ui/content/Heading.tsx'
import { RichText } from '../../../ui/content/RichText.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Attachments } from './Attachments.tsx'

type Props = Pick<Notice, 'category' | 'publishedAt' | 'title' | 'html' | 'attachments'>

/** What a notice says. */
export const NoticeArticle = ({ category, publishedAt, title, html, attachments }: Props) => (
  <>
    <div>
      <Text tone="quiet" size="sm">
        {NOTICE_CATEGORY_NAME[category]} · {dateText(publishedAt)}
      </Text>
      <Heading level={1}>{title}</Heading>
    </div>
    <RichText html={html} />
    {attachments && attachments.length > 0 && <Attachments files={attachments} />}
  </>
)
