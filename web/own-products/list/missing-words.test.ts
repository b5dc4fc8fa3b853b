import { expect, test } from 'vitest'
import { lostPhotosWords, missingBesideName, otherMissing } from './missing-words.ts'

const missing = ['Missing UPC', 'Missing Product Name', 'Missing Photo', 'Missing Units']

test('a card says once what is missing: in its place, or below', () => {
  expect(otherMissing(missing)).toEqual(['Missing UPC', 'Missing Photo'])
})

test('a row of the table says once that the name is missing', () => {
  expect(missingBesideName(missing)).toEqual(['Missing UPC', 'Missing Photo', 'Missing Units'])
})

test('a card and a row tell how many photos could not be fetched', () => {
  const lost = { address: 'https://photos.invalid/gone.jpg', problem: 'The address answers 404' }
  expect(lostPhotosWords([])).toEqual([])
  expect(lostPhotosWords([lost])).toEqual(['A photo could not be fetched'])
  expect(lostPhotosWords([lost, lost])).toEqual(['2 photos could not be fetched'])
})
