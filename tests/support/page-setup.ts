import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// As long as everywhere (`patience.ts`): `findBy…` and `waitFor` give up after a second otherwise.
configure({ asyncUtilTimeout: 30_000 })

afterEach(cleanup)
