import classes from './PlaceCardSkeleton.module.css'

/** Placeholder of a card while it loads; hidden from screen readers, as the list around it announces the loading. */
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
