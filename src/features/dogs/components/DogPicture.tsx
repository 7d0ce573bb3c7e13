import type { ReactNode } from 'react'
import type { Size } from '../../../../contract/dog-sizes.ts'

const EYE = '#3A2E26'

/** Drawn to one scale on a common ground line, so that the three sizes compare at a glance. */
const PICTURES: Record<Size, ReactNode> = {
  small: (
    <g transform="translate(25 29)" stroke="#8A6F5A" strokeWidth="1.6" strokeLinejoin="round" fill="#FFFDFA">
      <path d="M5 22c-6-2-7-10-2-13 4-1 6 3 5 6 0 3 2 5 4 6z" />
      <path d="M6 20c2-5 8-6 14-6h8c6 0 9 4 9 10v6c0 2 1 6 1 8 0 2-6 2-6 0l-1-6c-3 1-9 1-13 0l-1 6c0 2-7 2-7 0l1-7c-4-2-6-7-5-11z" />
      <circle cx="35" cy="11" r="10" />
      <path d="M29 4c-5 0-8 5-7 11 0 3 4 4 6 1 2-3 2-8 1-12z" fill="#F0DFCB" />
      <circle cx="37.500" cy="10" r="1.5" fill={EYE} stroke="none" />
      <path d="M43 12.500c1.800-.6 3 .2 2.800 1.300-.2 1.200-2.600 1.400-3.200.2z" fill={EYE} stroke="none" />
      <path d="M34 2.500l3.500-3 .8 3 3.700-.8-2 3.800z" fill="#E4572E" stroke="none" />
    </g>
  ),
  medium: (
    <g transform="translate(14 15)" stroke="#8A5A2B" strokeWidth="1.7" strokeLinejoin="round" fill="#E9A55B">
      <path d="M5 32c-4-1-5-5-3-8 3 0 6 2 7 5z" />
      <path d="M5 33c2-6 8-7 15-7h18c8 0 12 4 12 11 0 4-1 6-1 8l1 6c0 2-7 2-7 0l-1-5c-7 2-16 2-23 0l-1 5c0 2-7 2-7 0l1-7c-5-2-8-6-7-11z" />
      <path d="M43 28c5 2 7 6 6 11-1 4-5 6-9 5 3-4 4-10 3-16z" fill="#fff" stroke="none" />
      <path d="M38 4l4 11-9 2c0-6 1-10 5-13z" />
      <path d="M52 3l-2 10 7 4c2-5 0-11-5-14z" />
      <path d="M33 20c0-6 5-10 12-10 6 0 10 3 11 8 4 1 9 2 9 6 0 5-6 7-13 7H45c-7 0-12-5-12-11z" stroke="none" />
      <path d="M50 12c3 3 5 6 7 7 4 0 7 2 7 5 0 4-6 6-12 6-4-3-4-12-2-18z" fill="#fff" stroke="none" />
      <path d="M33 20c0-6 5-10 12-10 6 0 10 3 11 8 4 1 9 2 9 6 0 5-6 7-13 7H45c-7 0-12-5-12-11z" fill="none" />
      <circle cx="47.500" cy="19" r="1.7" fill={EYE} stroke="none" />
      <path d="M62 20.500c2 0 3.500 1 3.300 2.300-.4 1.400-3.300 1.500-4 .2z" fill={EYE} stroke="none" />
    </g>
  ),
  large: (
    <g transform="translate(6 4)" stroke="#8F6520" strokeWidth="1.8" strokeLinejoin="round" fill="#F0C36D">
      <path d="M9 28C3 27-1 20 0 13c4 2 8 6 12 9z" />
      <path d="M8 29c3-4 8-5 14-5h21c6 0 10-3 13-6l9 10c-3 5-6 7-7 12l1 22c0 2-8 2-8 0l-2-17c-6 2-15 2-21 0l-5 4 1 13c0 2-8 2-8 0l-2-15c-5-4-8-11-6-18z" />
      <path d="M53 14c1-6 6-10 13-9 5 0 8 3 9 7 4 0 8 1 8 5 0 5-5 8-12 8-5 2-11 3-15 0-3-3-4-7-3-11z" />
      <path d="M52 22.500c4 4 9 5.500 14 4l-1.500 3.500c-5 1-11-1-14.500-5z" fill="#E4572E" stroke="none" />
      <path d="M60 8c-6-1-10 4-10 11 0 4 4 6 7 3 3-4 5-9 3-14z" fill="#D9A23F" />
      <circle cx="67" cy="12" r="1.8" fill={EYE} stroke="none" />
      <path d="M80 12.800c2.400 0 4 1.100 3.700 2.600-.5 1.600-3.800 1.600-4.600.2z" fill={EYE} stroke="none" />
    </g>
  ),
}

/** A dog of one size; decorative, as its name is beside it. */
export function DogPicture({ size }: { size: Size }) {
  return (
    <svg viewBox="0 0 96 72" aria-hidden width="100%">
      {PICTURES[size]}
    </svg>
  )
}
