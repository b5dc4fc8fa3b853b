import { describe, expect, test } from 'vitest'
import { decodeText } from '#market/spreadsheets/decode-text.ts'

const text = 'UPC,Product Name\n1,Crème brûlée – 5 €'
const utf16 = (bom: string) => Buffer.from(`${bom}${text}`, 'utf16le')

describe('the text of a file', () => {
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little end first', utf16('\uFEFF')],
    ['UTF-16, big end first', utf16('\uFEFF').swap16()],
    ['UTF-16 without a mark', utf16('')],
    ['UTF-16 without a mark, big end first', utf16('').swap16()],
    [
      'Windows-1252',
      Buffer.from('UPC,Product Name\n1,Cr\xE8me br\xFBl\xE9e \x96 5 \x80', 'latin1'),
    ],
  ])('is read from %s', (_name, bytes) => {
    expect(decodeText(bytes, TextDecoder).text).toBe(text)
  })

  test('is UTF-8 when its mark says so, however many zeros follow', () => {
    const { text: zeros, encoding } = decodeText(Buffer.from('\uFEFFa\0b\0c\0d\0'), TextDecoder)
    expect({ zeros, encoding }).toEqual({ zeros: 'a\0b\0c\0d\0', encoding: 'UTF-8' })
  })

  test('is read from nothing', () => {
    expect(decodeText(Buffer.alloc(0), TextDecoder).text).toBe('')
  })
})
