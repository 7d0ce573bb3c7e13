import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Dog } from '../../../../../contract/dogs/dogs.ts'
import { ThemeProvider } from '../../../../ui/kit/ThemeProvider.tsx'
import { getVisitorDog, setVisitorDog } from '../../state.ts'
import { DogForm } from './DogForm.tsx'

const kong: Dog = {
  name: '콩이',
  weightKg: 14.2,
  size: 'medium',
  breed: null,
  restricted: false,
  guide: false,
  count: 1,
}

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  setVisitorDog(null)
})

function open() {
  const done = vi.fn<() => void>()
  render(
    <ThemeProvider>
      <DogForm onDone={done} />
    </ThemeProvider>,
  )
  return done
}

const weight = () => screen.getByRole<HTMLInputElement>('textbox', { name: /몸무게/ })
const save = () => userEvent.click(screen.getByRole('button', { name: /보기$/ }))
const more = () => userEvent.click(screen.getByRole('button', { name: /견종, 마릿수/ }))

describe('describing the dog', () => {
  test('resumes where it was interrupted, until it is submitted', async () => {
    open()
    await userEvent.type(screen.getByRole('textbox', { name: /이름/ }), '보리')
    cleanup()
    open()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /이름/ }).value).toBe('보리')
    await userEvent.click(screen.getByRole('radio', { name: /대형견/ }))
    await save()
    expect(Object.keys(localStorage).filter((name) => name.includes('draft'))).toEqual([])
  })

  test('takes two taps', async () => {
    const done = open()
    await userEvent.click(screen.getByRole('radio', { name: /대형견/ }))
    expect(weight().value).toBe('28')
    await save()
    expect(getVisitorDog()).toMatchObject({ size: 'large', weightKg: 28, name: null })
    expect(done).toHaveBeenCalledTimes(1)
  })

  test('shows all errors, retains the input, and focuses the first error', async () => {
    const done = open()
    await userEvent.type(weight(), '많이')
    await userEvent.type(screen.getByLabelText('이름 (선택)'), '콩이')
    await save()
    expect(screen.getByText('크기를 골라 주세요.')).toBeTruthy()
    expect(screen.getByText('몸무게를 숫자로 입력해 주세요. (예: 4.5)')).toBeTruthy()
    expect(weight().value).toBe('많이')
    expect(weight().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>('이름 (선택)').value).toBe('콩이')
    expect(getVisitorDog()).toBeNull()
    expect(done).not.toHaveBeenCalled()
  })

  test('removes an error as soon as it is fixed', async () => {
    open()
    await save()
    await userEvent.type(weight(), '4.5')
    expect(screen.queryByText('몸무게를 입력해 주세요.')).toBeNull()
    expect(screen.queryByText('크기를 골라 주세요.')).toBeNull()
    await save()
    expect(getVisitorDog()).toMatchObject({ size: 'small', weightKg: 4.5 })
  })

  test('buttons change the weight by half a kilo, and any number can be typed', async () => {
    setVisitorDog(kong)
    open()
    await userEvent.click(screen.getByRole('button', { name: '0.5kg 늘리기' }))
    expect(weight().value).toBe('14.7')
    await userEvent.clear(weight())
    await userEvent.type(weight(), '15,3')
    await save()
    expect(getVisitorDog()).toMatchObject({ name: '콩이', weightKg: 15.3 })
  })

  test('a restricted breed is a 맹견, whatever the switch is set to', async () => {
    setVisitorDog(kong)
    open()
    await more()
    await userEvent.type(screen.getByLabelText('견종 (선택)', { selector: 'input' }), '로트와일러')
    const restricted = screen.getByRole<HTMLInputElement>('switch', { name: /^맹견이에요/ })
    expect(restricted.checked && restricted.disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: '한 마리 늘리기' }))
    await save()
    expect(getVisitorDog()).toMatchObject({ breed: '로트와일러', restricted: true, count: 2 })
  })

  test('can be cleared completely', async () => {
    setVisitorDog(kong)
    const done = open()
    await userEvent.click(screen.getByRole('button', { name: '강아지 정보 지우기' }))
    expect(getVisitorDog()).toBeNull()
    expect(done).toHaveBeenCalled()
  })
})
