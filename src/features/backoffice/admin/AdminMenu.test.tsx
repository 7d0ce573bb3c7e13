import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AdminMenu } from './AdminMenu.tsx'

const sectionsAt = (...paths: string[]) => paths.map((path) => ({ path, title: path || 'home' }))
const GROUPS = [
  { name: '', sections: sectionsAt('') },
  { name: '처리할 일', sections: sectionsAt('mentor/question') },
  { name: '장소', sections: sectionsAt('mentor', 'place') },
]

afterEach(cleanup)

test.each([
  ['/adm', 'home'],
  ['/adm/mentor', 'mentor'],
  ['/adm/mentor/12?q=콩이', 'mentor'],
  ['/adm/mentor/question?q=콩이', 'mentor/question'],
  ['/adm/mentor/question/3', 'mentor/question'],
  ['/adm/place/create', 'place'],
])('R2.23 at %s the menu marks one section: %s', async (path, title) => {
  const root = createRootRoute()
  const screens = createRoute({
    getParentRoute: () => root,
    path: '/adm/$',
    component: () => <AdminMenu groups={GROUPS} />,
  })
  const routeTree = root.addChildren([screens])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
  render(<RouterProvider router={router as never} />)
  const lists = await screen.findAllByRole('list')
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([null, '처리할 일', '장소'])
  const links = lists.flatMap((list) => within(list).getAllByRole('link'))
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual([
    title,
  ])
})
