import { expect, test } from 'vitest'
import { lostPhotosWords, otherMissing } from './missing-words.ts'

test('a card says once what is missing: in its place, or below', () => {
  expect(otherMissing({ missing_fields: ['upc', 'name', 'photo_1', 'units'] })).toEqual([
    'Missing UPC',
    'Missing Photo',
  ])
})

test('a card and a row tell how many photos could not be fetched', () => {
  const lost = { address: 'https://photos.invalid/gone.jpg', problem: 'The address answers 404' }
  expect(lostPhotosWords([])).toEqual([])
  expect(lostPhotosWords([lost])).toEqual(['A photo could not be fetched'])
  expect(lostPhotosWords([lost, lost])).toEqual(['2 photos could not be fetched'])
})
