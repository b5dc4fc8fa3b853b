import { describe, expect, test } from 'vitest'
import { upcNote } from './upc-note.ts'

describe('a UPC', () => {
  test('whose last digit does not match may be kept', () => {
    expect(upcNote('036000291453')).toEqual({
      tone: 'warning',
      words: 'The check digit doesn’t match. You can keep it.',
    })
  })

  test('that lost its leading zero gets it back', () => {
    expect(upcNote('36000291452')?.words).toBe('Added the leading zero your spreadsheet dropped.')
  })

  test('that is right, or not one yet, has no note', () => {
    expect(upcNote('036000291452')).toBeUndefined()
    expect(upcNote('0360')).toBeUndefined()
  })
})
