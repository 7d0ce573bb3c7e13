import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../platform/api/api.ts'
import { isPhotoRef } from '../../../platform/photos/photo-ref.ts'
import { useSession } from '../../session/state.ts'
import { TRANSPARENT_PIXEL } from '../model.ts'
import { privatePhotoQuery } from '../queries.ts'
import { PhotoPicker } from './PhotoPicker.tsx'

interface Props {
  label: string
  /** null: none yet. */
  value: string | null
  onChange: (id: string | null) => void
}

/** Picks one photo that only its owner may see. A form holds only its id. */
export function PrivatePhotoPicker({ label, value, onChange }: Props) {
  const { userId } = useSession()
  const { data, error } = useQuery(privatePhotoQuery(userId, value && isPhotoRef(value) ? null : value, 'small'))
  const gone = error instanceof ApiError && error.code === 'PHOTO_NOT_FOUND'
  const photo = data ? { ...TRANSPARENT_PIXEL, src: data.url } : TRANSPARENT_PIXEL
  return (
    <PhotoPicker
      label={label}
      max={1}
      isPrivate
      value={value === null ? [] : [{ id: value, photo }]}
      onChange={([one]) => onChange(one?.id ?? null)}
      error={gone ? '사진이 남아 있지 않아요. 지우고 다시 올려 주세요.' : undefined}
    />
  )
}
