import type { BannerSlot } from '../../../../contract/banners/banners.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { RecordList } from '../../backoffice/admin/RecordList.tsx'
import { BANNERS } from '../admin-model.ts'
import { BannerSchedule } from './BannerSchedule.tsx'

/** The list of a slot, and below it what runs when, in its order. */
export const BannerRecords = ({ slot }: { slot: BannerSlot }) => (
  <Stack gap={24}>
    <RecordList resource={BANNERS[slot]} />
    <BannerSchedule slot={slot} />
  </Stack>
)
