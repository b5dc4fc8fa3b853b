import { describe, expect, test } from 'vitest'
import { decodeText, isImprobable } from '#market/spreadsheets/decode-text.ts'

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

  test.each(['\uFEFF', ''])('is read from UTF-32, with the mark %j', (mark) => {
    const codes = Array.from(`${mark}${text}`, (letter) => letter.codePointAt(0) ?? 0)
    const bytes = Buffer.from(new Uint8Array(Uint32Array.from(codes).buffer))
    expect(decodeText(bytes, TextDecoder)).toEqual({ text, encoding: 'UTF-32' })
    expect(decodeText(bytes.swap32(), TextDecoder)).toEqual({ text, encoding: 'UTF-32' })
  })

  test.each([
    ['Mac Roman', 'Caf\x8E cr\x8Fme', 'Café crème'],
    ['DOS 437', 'Caf\x82 cr\x8Ame se\xA4or?', 'Café crème señor?'],
    ['Windows-1250', '\xAF\xF3\xB3ty kubek \x9Cwi\xB9teczny', 'Żółty kubek świąteczny'],
  ] as const)('of %s is improbable until that is said', (encoding, latin, meant) => {
    const bytes = Buffer.from(latin, 'latin1')
    expect(isImprobable(decodeText(bytes, TextDecoder).text)).toBe(true)
    expect(decodeText(bytes, TextDecoder, encoding)).toEqual({ text: meant, encoding })
  })

  test.each([
    text,
    'Bowl – 6 in’ – “set”',
    'Nestlé® crème, 5 m², 12½ °C, ½ “naïve” façade…',
    'ÉLÉGANT Åse Æble',
  ])('looks right as it is: %s', (probable) => {
    expect(isImprobable(probable)).toBe(false)
  })

  test('is UTF-8 when its mark says so, however many zeros follow', () => {
    const { text: zeros, encoding } = decodeText(Buffer.from('\uFEFFa\0b\0c\0d\0'), TextDecoder)
    expect({ zeros, encoding }).toEqual({ zeros: 'a\0b\0c\0d\0', encoding: 'UTF-8' })
  })

  test('is read from nothing', () => {
    expect(decodeText(Buffer.alloc(0), TextDecoder).text).toBe('')
  })
})
