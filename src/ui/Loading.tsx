import type { ReactNode } from 'react'

interface Props {
  /** Read out once; what is seen are the skeletons inside. */
  label?: string
  children: ReactNode
}

/** Around skeletons, so that those who hear the page know that something is coming. */
export function Loading({ label = '불러오는 중이에요', children }: Props) {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{label}</output>
      {children}
    </div>
  )
}
