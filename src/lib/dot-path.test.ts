import { expect, test } from 'vitest'
import { isNestedPath, valueAt, withValueAt } from './dot-path.ts'

const dog = { name: '콩이', vaccinations: [{ date: '2026-01-02' }, { date: '' }], proof: null }

test('what stands at a path is read, and what stands nowhere is undefined', () => {
  expect(valueAt(dog, 'name')).toBe('콩이')
  expect(valueAt(dog, 'vaccinations.0.date')).toBe('2026-01-02')
  for (const nowhere of ['vaccinations.2.date', 'proof.photo', 'name.first', ''])
    expect(valueAt(dog, nowhere)).toBeUndefined()
})

test('another value there leaves the rest as it was', () => {
  const next = withValueAt(dog, 'vaccinations.1.date', '2026-03-04')
  expect(next).toEqual({ ...dog, vaccinations: [{ date: '2026-01-02' }, { date: '2026-03-04' }] })
  expect(next.vaccinations[0]).toBe(dog.vaccinations[0])
  expect(dog.vaccinations[1]).toEqual({ date: '' })
  expect(withValueAt(dog, 'proof.photo', 3).proof).toEqual({ photo: 3 })
})

test('a field and what lies in it belong together, and names that merely begin alike don’t', () => {
  expect(isNestedPath('photos', 'photos.2')).toBe(true)
  expect(isNestedPath('photos.2', 'photos')).toBe(true)
  expect(isNestedPath('photos', 'photos')).toBe(true)
  expect(isNestedPath('photo', 'photos.2')).toBe(false)
  expect(isNestedPath('tags.1', 'tags.10')).toBe(false)
})
