import { createRootRouteWithContext } from '@tanstack/react-router'
import { ErrorPage, NotFoundPage } from '../app/frame/ErrorPage.tsx'
import type { RouterContext } from '../app/router-context.ts'
import { waitForTakeover } from '../platform/updates/entrance.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ preload }) => (preload ? undefined : waitForTakeover()),
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})
