import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { BannerSlot } from '../../../../contract/banners/banners.ts'
import { RecordForm } from '../../backoffice/admin/RecordForm.tsx'
import { recordQuery } from '../../backoffice/queries.ts'
import { BANNERS, type BannerValues, NAMES, textOf, Typed, valuesOf } from '../admin-model.ts'
import { BannerFields } from './BannerFields.tsx'
import { BannerPreview } from './BannerPreview.tsx'

const previewOf = (values: BannerValues) => <BannerPreview values={values} />

/** The form of a slot; a record of another one is at that one's address. */
export function BannerForm({ slot, id }: { slot: BannerSlot; id: number | null }) {
  const resource = BANNERS[slot]
  const navigate = useNavigate()
  const { data } = useQuery({ ...recordQuery(resource, id ?? 0), enabled: id !== null })
  const values = useMemo(() => valuesOf(slot), [slot])
  const elsewhere = data && data.slot !== slot ? `${data.slot}/${data.id}` : null
  useEffect(() => {
    if (elsewhere) void navigate({ to: '/adm/$', params: { _splat: elsewhere }, replace: true })
  }, [elsewhere, navigate])
  if (elsewhere) return null
  return (
    <RecordForm
      id={id}
      resource={resource}
      schema={Typed}
      names={NAMES}
      valuesOf={values}
      Fields={BannerFields}
      textOf={textOf}
      preview={previewOf}
    />
  )
}
