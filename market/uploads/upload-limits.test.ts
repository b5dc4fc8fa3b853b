import { describe, expect, test } from 'vitest'
import { uploadProblem } from './upload-limits.ts'

const jpeg = 'image/jpeg'

describe('an image', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])(
    'may be %s',
    (type) => {
      expect(uploadProblem('image', { size: 1, type })).toBeUndefined()
    },
  )

  test.each(['image/svg+xml', 'text/html', 'application/pdf', 'image/tiff', ''])(
    'may not be %s',
    (type) => {
      expect(uploadProblem('image', { size: 1, type })).toBe(
        'Please choose a JPEG, PNG, WebP, AVIF or GIF image',
      )
    },
  )

  test.each([
    { type: 'image/heic' },
    { type: 'image/heif', name: 'IMG_1.HEIF' },
    { type: '', name: 'IMG_0001.HEIC' },
  ])('of an iPhone is refused with the way out: %j', (file) => {
    for (const kind of ['image', undefined] as const)
      expect(uploadProblem(kind, { size: 1, ...file })).toBe(
        'This is an HEIC photo. Please export it as JPEG, or set the iPhone’s camera to Most Compatible',
      )
  })

  test('of 35 MB or more is rejected', () => {
    expect(uploadProblem('image', { size: 34_999_999, type: jpeg })).toBeUndefined()
    expect(uploadProblem('image', { size: 35_000_000, type: jpeg })).toBe('Max file size: 35 MB')
  })

  test('of which nothing is told has no problem yet', () => {
    expect(uploadProblem('image', {})).toBeUndefined()
  })
})

describe('a CSV file', () => {
  test('has less than 4 MB, whatever the browser takes it for', () => {
    expect(uploadProblem('csv', { size: 3_999_999, type: 'text/plain' })).toBeUndefined()
    expect(uploadProblem('csv', { size: 4_000_000, type: 'text/csv' })).toBe(
      'File is too large. Maximum file size is 4 MB.',
    )
  })
})
