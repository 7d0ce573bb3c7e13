import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DOCUMENT_VERSIONS } from '../../contract/users/agreements.ts'
import { PERSONAL_DATA } from '../../contract/accounts/personal-data.ts'
import { DefaultLayout } from '../../src/app/layouts/DefaultLayout.tsx'
import { MypageLayout } from '../../src/app/layouts/MypageLayout.tsx'
import { SubpageLayout } from '../../src/app/layouts/SubpageLayout.tsx'
import { createAppRouter } from '../../src/app/router.tsx'
import { DocumentScreen } from '../../src/features/accounts/terms/screens/DocumentScreen.tsx'

/** Rendered by nothing but the page's own code: no answer of a server is needed. */
function html(children: ReactNode): string {
  const queryClient = new QueryClient()
  const router = createAppRouter({ queryClient, bot: false }, createMemoryHistory())
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </QueryClientProvider>,
  )
}

test.each([
  ['terms', '이용약관'],
  ['privacy', '개인정보 처리방침'],
] as const)('What fell 7: /%s states its version and date, and needs no answer of the server', (document, title) => {
  const page = html(<DocumentScreen document={document} brand="댕댕로드" contactEmail="hello@dog.example" />)
  const { version, since } = DOCUMENT_VERSIONS[document]
  const [year, month, day] = since.split('-').map(Number)
  expect(page).toContain(`>${title}</h1>`)
  expect(page).toContain(`제${version}판, ${year}년 ${month}월\u00a0${day}일부터 시행해요.`)
  expect(page).toContain('mailto:hello@dog.example')
})

test('What fell 7: the privacy policy names all that is stored, and promises no access records', () => {
  const page = html(<DocumentScreen document="privacy" brand="댕댕로드" contactEmail={null} />)
  for (const { what } of PERSONAL_DATA) expect(page).toContain(what)
  expect(page).not.toMatch(/3개월|통신비밀보호법|수신 거부/)
})

test.each([
  ['home', (content: ReactNode) => <DefaultLayout>{content}</DefaultLayout>],
  ['detail', (content: ReactNode) => <SubpageLayout>{content}</SubpageLayout>],
  ['member', (content: ReactNode) => <MypageLayout menu={<i />}>{content}</MypageLayout>],
])('What fell 7: the footer of the %s layout leads to both documents, also for visitors', (_, Layout) => {
  const page = html(Layout(<p>내용</p>))
  const footer = page.slice(page.indexOf('<footer'))
  expect(footer).toContain('href="/terms"')
  expect(footer).toContain('href="/privacy"')
})
