import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleCard } from '../../../platform/testing/sample-place.ts'
import { showScreen } from '../../../platform/testing/show-screen.tsx'
import { markLoggedIn } from '../../session/state.ts'
import { type PickerProps } from './PositionField.tsx'
import { ProposalForm } from './ProposalForm.tsx'

const type = userEvent.setup({ delay: null })
const press = (name: string) => type.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  markLoggedIn({ id: 7, role: 'member' })
})

/** A map that answers with what a visitor would do on it. */
function Picker({ at, near, onMove, onAddress }: PickerProps) {
  return (
    <>
      <p>{`지도: ${at ? `${at.lat},${at.lng}` : '없음'} · ${typeof near.lat}`}</p>
      <button type="button" onClick={() => onMove({ lat: 37.771_234_56, lng: 128.944_444_44 })}>
        핀
      </button>
      <button type="button" onClick={() => onAddress(`강릉시 ${'가'.repeat(250)}`)}>
        주소
      </button>
    </>
  )
}

const cards = [
  sampleCard({ id: 3, name: '모래숲 카페', sido: '강원', sigungu: '강릉시', lat: 37.77, lng: 128.94 }),
  sampleCard({ id: 4, name: '모래숲 펜션', sido: '부산', sigungu: '해운대구', lat: 35.1, lng: 129.1 }),
  sampleCard({ id: 5, name: '바람 펜션' }),
]
const found = { items: cards, cursor: null, corrected: false }

function show(name = '', more: object = {}) {
  const onSent = vi.fn<() => Promise<void>>().mockResolvedValue()
  const groups = [{ id: 1, key: 'cafe', name: '카페', icon: 'coffee', placeCount: 1 }] as never
  return {
    onSent,
    ...showScreen(<ProposalForm name={name} groups={groups} Picker={Picker} onSent={onSent} />, {
      'GET /places': found,
      ...more,
    }),
  }
}

test('What fell: a position is set by a pin, shown, moved to the map again, and taken away', async () => {
  show()
  await press('지도에서 고르기')
  expect(screen.getByText('지도: 없음 · number')).toBeTruthy()
  await press('핀')
  expect(screen.getByText('지도에 위치를 표시했어요. (37.7712, 128.9444)')).toBeTruthy()
  expect(screen.getByText('지도: 37.771235,128.944444 · number')).toBeTruthy()
  await press('주소')
  expect(screen.getByLabelText<HTMLInputElement>('주소나 위치').value).toHaveLength(200)
  await press('지도 닫기')
  expect(screen.queryByText(/^지도: /)).toBeNull()
  await press('표시한 위치 빼기')
  expect(screen.queryByText(/지도에 위치를 표시했어요/)).toBeNull()
})

test('What fell: where the device is becomes the position; why it is not known is said until it is', async () => {
  show()
  Reflect.deleteProperty(navigator, 'geolocation')
  await press('현재 위치로')
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(screen.queryByText(/지도에 위치를 표시했어요/)).toBeNull()
  const coords = { latitude: 37.5, longitude: 127.123_456_78, accuracy: 20 }
  const getCurrentPosition = (done: PositionCallback) => done({ coords, timestamp: Date.now() } as GeolocationPosition)
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  await press('현재 위치로')
  expect(await screen.findByText('지도에 위치를 표시했어요. (37.5000, 127.1235)')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  Reflect.deleteProperty(navigator, 'geolocation')
})

test('What fell: a proposal is sent with what was told, and a kind that is unsure is none', async () => {
  const { sent, onSent } = show('바다 앞', { 'GET /places': { ...found, items: [] }, 'POST /proposals': { id: 1 } })
  expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe('바다 앞')
  await type.type(screen.getByLabelText('주소나 위치'), '경포해변 근처')
  await type.type(screen.getByLabelText('강아지와 어떻게 갈 수 있나요?'), '목줄을 하면 돼요')
  expect(screen.getByText('9/500')).toBeTruthy()
  await press('전화로 확인했어요')
  await press('제보 보내기')
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(sent()[0]?.[1]).toMatchObject({
    name: '바다 앞',
    group: null,
    address: '경포해변 근처',
    position: null,
    rules: '목줄을 하면 돼요',
    way: 'phoned',
    photoIds: [],
  })
})

test('What fell: known places of that name are shown; once there is a position, those nearby alone', async () => {
  show('모래숲')
  const shown = () => screen.queryAllByRole('link', { name: /^모래숲/ }).map(({ textContent }) => textContent)
  await waitFor(() => expect(shown()).toEqual(['모래숲 카페 (강원 강릉시)', '모래숲 펜션 (부산 해운대구)']))
  expect(screen.getByText('이미 있는 장소일 수 있어요.')).toBeTruthy()
  await press('지도에서 고르기')
  await press('핀')
  await waitFor(() => expect(shown()).toEqual(['모래숲 카페 (강원 강릉시)']))
})
