import { describe, expect, it } from 'vitest'
import { readMapSearch, readView, writeView } from './address-model.ts'
import { filterPart } from './model.ts'

describe('the address of the map', () => {
  it('R2.03 keeps filters, position, zoom and the selected place', () => {
    const search = readMapSearch({ at: '37.75312,128.9,12.345', place: '7', g: 'cafe', nonsense: 'x' })
    expect(search).toEqual({ at: '37.7531,128.9,12.35', place: 7, g: 'cafe' })
  })

  it('C5 can be limited to bookmarks, which filters don’t affect', () => {
    expect(readMapSearch({ saved: '1', g: 'cafe' })).toEqual({ saved: 1, g: 'cafe' })
    expect(readMapSearch({ saved: 'yes' })).toEqual({})
    expect(filterPart({ saved: 1, g: 'cafe' })).toEqual({ g: 'cafe' })
  })

  it.each(['', '1,2', '0,0,3', '37.5,127,99', 'a,b,c', 12])('opens without a position that is none: %j', (at) => {
    expect(readMapSearch({ at, place: '-1' })).toEqual({})
  })

  it('reads back the view', () => {
    const view = { lat: 35.1796, lng: 129.0756, zoom: 11.25 }
    expect(readView(writeView(view))).toEqual(view)
  })
})
