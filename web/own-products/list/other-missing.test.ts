import { expect, test } from 'vitest'
import { lostPhotosWords, otherMissing } from './other-missing.ts'

test('a card says once what is missing: in its place, or below', () => {
  expect(otherMissing({ missing_fields: ['upc', 'name', 'photo_1', 'units'] })).toEqual([
    'Missing UPC',
    'Missing Photo',
  ])
})

test('a card and a row tell how many photos could not be fetched', () => {
  const lost = { address: 'https://photos.invalid/gone.jpg', problem: 'The address answers 404' }
  const images = ['a', 'b', 'c']
  expect(lostPhotosWords({ photo_problems: [], images })).toEqual([])
  expect(lostPhotosWords({ photo_problems: [lost], images })).toEqual([
    'A photo could not be fetched',
  ])
  expect(lostPhotosWords({ photo_problems: [lost, lost], images })).toEqual([
    '2 photos could not be fetched',
  ])
  expect(lostPhotosWords({ photo_problems: [lost], images: ['a'] })).toEqual([
    'Not published: none of its photos could be fetched',
  ])
})
