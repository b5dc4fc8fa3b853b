import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inPhotoOrder } from './photo-order.ts'

const namesOf = (photos: { name: string }[]) => photos.map(({ name }) => name)
const placed = (place: string) => ({ name: `012345678905_${place}.jpg`, place })

describe('the photos of a product', () => {
  test('come with the bare code and the front first, then by number, then by name', () => {
    const places = ['back', '10', 'detail 2', '2', '', '1', 'front', 'detail 10']
    expect(inPhotoOrder(places.map(placed)).map(({ place }) => place)).toEqual([
      '',
      'front',
      '1',
      '2',
      '10',
      'back',
      'detail 2',
      'detail 10',
    ])
  })

  test('of the same place come by their names, then by their folders', () => {
    const names = ['b/1.jpg', 'a/2.jpg', 'a/1.jpg']
    expect(namesOf(inPhotoOrder(names.map((name) => ({ name, place: '' }))))).toEqual([
      'a/1.jpg',
      'b/1.jpg',
      'a/2.jpg',
    ])
  })

  test('come in one order, however they were chosen', () => {
    const photo = fc.record({ name: fc.string(), place: fc.string() })
    fc.assert(
      fc.property(fc.uniqueArray(photo, { selector: ({ name }) => name }), (photos) => {
        expect(namesOf(inPhotoOrder(photos.toReversed()))).toEqual(namesOf(inPhotoOrder(photos)))
      }),
    )
  })
})
