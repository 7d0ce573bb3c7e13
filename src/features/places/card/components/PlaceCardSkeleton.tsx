import classes from './PlaceCardSkeleton.module.css'

/** The shape of a card while it loads; says nothing to a screen reader, the list around it does. */
export function PlaceCardSkeleton({ layout = 'auto' }: { layout?: 'tile' | 'auto' }) {
  return (
    <div className={classes.card} data-layout={layout} aria-hidden>
      <div className={classes.photo} />
      <div className={classes.body}>
        <div className={classes.line} />
        <div className={classes.line} />
        <div className={classes.line} />
      </div>
      <div className={classes.answer} />
    </div>
  )
}
