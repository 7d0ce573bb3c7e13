/** A puppy that tilts its head: for screens that have nothing else to show. */
export function LostDog({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 160 140" fill="none" aria-hidden>
      <ellipse cx="80" cy="128" rx="52" ry="6" fill="var(--sunken)" />
      <path d="M56 126c-4-22 0-44 24-44s29 22 25 44Z" fill="#E8B27A" />
      <path d="M70 126c-1-16 1-30 11-30s13 14 12 30Z" fill="#FFF4E6" />
      <path d="M104 118c12 2 20-4 20-14 0-4-5-5-6-1-1 5-6 7-13 5Z" fill="#E8B27A" />
      <g transform="rotate(-9 80 58)">
        <rect x="44" y="20" width="74" height="70" rx="34" fill="#F0C08A" />
        <path d="M81 90c-16 0-25-9-25-20 0-10 11-14 25-14s25 4 25 14c0 11-9 20-25 20Z" fill="#FFF4E6" />
        <path d="M52 26c-15-6-27 4-26 22 1 14 7 23 15 22 6-1 8-8 9-18Z" fill="#B97A43" />
        <path d="M110 26c15-6 27 4 26 22-1 14-7 23-15 22-6-1-8-8-9-18Z" fill="#B97A43" />
        <circle cx="65" cy="52" r="4.5" fill="#3A2A1C" />
        <circle cx="97" cy="52" r="4.5" fill="#3A2A1C" />
        <circle cx="66.5" cy="50.5" r="1.5" fill="#FFF" />
        <circle cx="98.5" cy="50.5" r="1.5" fill="#FFF" />
        <path d="M58 42c3-3 8-4 12-2M92 40c4-2 9-1 12 2" stroke="#B97A43" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M74 64c0-3 3-5 7-5s7 2 7 5-4 6-7 6-7-3-7-6Z" fill="#3A2A1C" />
        <path d="M81 70v5m0 0c-2 3-6 4-9 2m9-2c2 3 6 4 9 2" stroke="#3A2A1C" strokeWidth="2.5" strokeLinecap="round" />
      </g>
      <path
        d="M138 12c1-6 12-7 13 0 1 5-6 6-6 11m0 7v.5"
        stroke="var(--accent)"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
