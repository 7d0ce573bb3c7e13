import { Text } from '../../../ui/kit/Text.tsx'
import { onDemand } from '../../../ui/states/OnDemand.tsx'

/** A report can't be sent without a network, so its form isn't kept on every device. */
const NeedsNetwork = () => <Text>신고하려면 인터넷에 연결해 주세요.</Text>

/** `ReportForm` within a screen that is kept on the device. */
export const ReportPart = onDemand(async () => (await import('./ReportForm.tsx')).ReportForm, NeedsNetwork)
