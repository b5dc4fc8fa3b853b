import { describe, expect, test } from 'vitest'
import { firstImage } from './first-image.ts'
import { uploadWords } from './upload.ts'

describe('the words for a screen reader', () => {
  test('name the file while it goes and when it is there', () => {
    const fileName = 'mark.png'
    expect(uploadWords({ stage: 'sending', fileName, share: 0.5 })).toBe('Uploading mark.png')
    expect(uploadWords({ stage: 'sent', fileName, size: 4000, fileKey: 'k' })).toBe(
      'mark.png uploaded',
    )
  })

  test('leave a refusal to the field', () => {
    expect(uploadWords({ stage: 'refused', fileName: 'a', reason: 'Max file size: 35 MB' })).toBe(
      '',
    )
  })
})

describe('of several files dropped', () => {
  const page = new File([''], 'page.html', { type: 'text/html' })
  const mark = new File([''], 'mark.png', { type: 'image/png' })

  test('the first image is sent', () => {
    expect(firstImage([page, mark])).toBe(mark)
  })

  test('one that is no image is taken to be refused in words', () => {
    expect(firstImage([page])).toBe(page)
    expect(firstImage([])).toBeUndefined()
  })
})
