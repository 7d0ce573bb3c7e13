import type { ReactNode } from 'react'

interface Props {
  /** Announced once by screen readers; the skeletons inside are visual only. */
  label?: string
  children: ReactNode
}

/** Wraps skeletons, so that screen reader users know that something is loading. */
export function Loading({ label = '불러오는 중이에요', children }: Props) {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{label}</output>
      {children}
    </div>
  )
}
