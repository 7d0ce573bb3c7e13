import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import { useSession } from '../../session/state.ts'
import { privatePhotoQuery } from '../queries.ts'

interface Props {
  /** null: no photo. */
  id: string | null
  alt: string
  size?: 'small' | 'large'
  ratio?: `${number}/${number}`
  className?: string | undefined
  /** Laid over the photo; without a photo, its stand-in. */
  children?: ReactNode
}

/** A photo that only its owner may see; its space is reserved until it is loaded. */
export function PrivatePhoto({ id, alt, size = 'small', ratio = '1/1', className, children }: Props) {
  const { userId } = useSession()
  const { data } = useQuery(privatePhotoQuery(userId, id, size))
  const photo = data ? { src: data.url, widths: [], alt } : null
  return (
    <PhotoFrame photo={photo} ratio={ratio} priority className={className}>
      {children}
    </PhotoFrame>
  )
}
