import { describe, expect, test } from 'vitest'
import { isStoredPhoto, photoAddress, photoAt, photoSet } from './photo.ts'

describe('a photo in our own storage', () => {
  test('is offered in every size', () => {
    expect(photoAt('/photos/lot-7f3a/800.webp', 200)).toBe('/photos/lot-7f3a/200.webp')
    expect(photoAt('/photos/lot-7f3a/200.webp', 1200)).toBe('/photos/lot-7f3a/1200.webp')
  })

  test('is known by its address', () => {
    expect(isStoredPhoto('/photos/7f3a/800.webp')).toBe(true)
    expect(isStoredPhoto(photoAddress('7f3a', 1200))).toBe(true)
  })
})

describe('a photo somewhere else', () => {
  test.each([
    'https://cdn.example.com/photos/7f3a/800.webp',
    '//evil.example/photos/7f3a/800.webp',
    '/photos/7f3a/300.webp',
    '/photos/../7f3a/800.webp',
    '/photos/800.webp',
    '/photos/7f3a/800.webp?x=1',
    '',
  ])('is not shown: %s', (url) => {
    expect(isStoredPhoto(url)).toBe(false)
    expect(photoAt(url, 400)).toBe(null)
  })
})

test('the set of a photo names each size once, and nothing that is not ours', () => {
  expect(photoSet('/photos/7f3a/1200.webp')).toBe(
    '/photos/7f3a/200.webp 200w, /photos/7f3a/400.webp 400w, /photos/7f3a/800.webp 800w, /photos/7f3a/1200.webp 1200w',
  )
  expect(photoSet('https://elsewhere.example/1200.webp')).toBeUndefined()
})
