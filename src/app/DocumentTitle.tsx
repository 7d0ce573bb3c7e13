import { documentTitle } from '../features/site/model.ts'
import { useBrand } from '../features/site/queries.ts'
import { usePageTitle } from './page-title.ts'

/** '{title} | {brand}' on every screen; React puts it into the document's head. */
export function DocumentTitle() {
  const title = usePageTitle()
  const brand = useBrand()
  return <title>{title ? documentTitle(title, brand) : brand}</title>
}
