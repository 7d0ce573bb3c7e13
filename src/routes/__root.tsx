import { createRootRouteWithContext } from '@tanstack/react-router'
import { ErrorPage, NotFoundPage } from '../app/frame/ErrorPage.tsx'
import type { RouterContext } from '../app/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})
