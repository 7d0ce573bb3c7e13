import classes from './NoPhotos.module.css'

/** Stands where photos would: public data has none. Drawn in the theme's own colours. */
export function NoPhotos() {
  return (
    <div className={classes.frame}>
      <svg viewBox="0 0 400 150" preserveAspectRatio="xMidYMax slice" aria-hidden className={classes.picture}>
        <circle cx="318" cy="46" r="22" className={classes.sun} />
        <path d="M0 108C60 62 118 60 172 92c44-40 104-52 228-8v66H0z" className={classes.far} />
        <path d="M0 124c70-26 150-28 220-8 60-14 120-14 180 0v34H0z" className={classes.near} />
        <g transform="translate(172 82)" className={classes.dog}>
          <path d="M3 14C-1 11-1 5 2 1c3 3 4 7 5 11 4-1 8-1 12-1 4 0 6-2 8-5l-2-6c4 0 6 1 8 4 3 0 6 1 6 4s-4 4-7 4c-1 3-2 5-3 7v15h-4V22c-5 2-10 2-14 1v11H7V22c-2-2-4-5-4-8z" />
        </g>
      </svg>
      <p className={classes.text}>아직 사진이 없어요</p>
    </div>
  )
}
