import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sampleCard } from '../../../../platform/testing/sample-place.ts'
import { PlaceGrid } from './PlaceGrid.tsx'

vi.mock('./VirtualGrid.tsx', () => {
  throw new Error('no network')
})

test('R2.04 a list can be read to its end even if the code of its virtual grid fails to load', async () => {
  const more = vi.fn()
  render(
    <PlaceGrid
      cards={[sampleCard({ id: 1, name: '안목 커피' })]}
      renderCard={({ name }) => <p>{name}</p>}
      listKey="all"
      label="장소 목록"
      more
      onMore={more}
    />,
  )
  expect(await screen.findByText('안목 커피')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(more).toHaveBeenCalledOnce()
})
