import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { boot } from './app/boot.ts'
import { onCaughtError } from './app/caught-errors.ts'
import { createAppRouter } from './app/router.tsx'
import { isBot } from './lib/is-bot.ts'
import { createQueryClient } from './platform/query-client.ts'

const queryClient = createQueryClient()
const router = createAppRouter({ queryClient, bot: isBot(navigator.userAgent) })
boot(queryClient)

createRoot(document.getElementById('root')!, { onCaughtError }).render(
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>,
)
