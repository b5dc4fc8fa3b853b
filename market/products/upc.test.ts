import { describe, expect, test } from 'vitest'
import { hasRightCheckDigit, readUpc, withCheckDigit } from './upc.ts'

describe('the check digit of a UPC', () => {
  test.each(['036000291452', '4006381333931', '96385074', '00012345600012'])(
    'is right in %s',
    (upc) => {
      expect(hasRightCheckDigit(upc)).toBe(true)
    },
  )

  test('is wrong when any one digit is', () => {
    for (let place = 0; place < 12; place++) {
      const digits = [...'036000291452'.matchAll(/\d/g)].map(([digit]) => Number(digit))
      digits[place] = ((digits[place] ?? 0) + 1) % 10
      expect(hasRightCheckDigit(digits.join(''))).toBe(false)
    }
  })

  test('completes eleven digits', () => {
    expect(withCheckDigit('03600029145')).toBe('036000291452')
  })
})

describe('a UPC that was given', () => {
  test('is taken as it is when its check digit is right', () => {
    expect(readUpc('036000291452')).toEqual({ upc: '036000291452', note: null })
  })

  test.each(['96385074', '4006381333931', '00012345600012'])('may have the digits of %s', (upc) => {
    expect(readUpc(upc)).toEqual({ upc, note: null })
  })

  test('may have spaces and hyphens, as printed under a bar code', () => {
    expect(readUpc(' 0 36000-29145 2 ')).toEqual({ upc: '036000291452', note: null })
  })

  test('gets its leading zero back when a spreadsheet ate it', () => {
    expect(readUpc('36000291452')).toEqual({ upc: '036000291452', note: 'padded' })
  })

  test('with a wrong check digit is taken with a warning', () => {
    expect(readUpc('036000291453')).toEqual({ upc: '036000291453', note: 'wrong check digit' })
  })

  test.each([
    ['04252614', '042100005264'],
    ['01234505', '012000003455'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['0-425-2614', '042100005264'],
    // Forms that are not the shortest of their number; scanners write them out all the same.
    ['01214533', '012100000453'],
    ['01245636', '012400000566'],
    ['01230545', '012300000055'],
  ])('that is short for twelve digits is written out: %s', (short, upc) => {
    expect(readUpc(short)).toEqual({ upc, note: 'converted' })
  })

  test.each([
    ['0306406152', '9780306406157'],
    ['0-8044-2957-x', '9780804429573'],
  ])('may be the number of a book: %s', (isbn, upc) => {
    expect(readUpc(isbn)).toEqual({ upc, note: 'converted' })
  })

  test('of eight digits is an EAN-8 where its check digit says so', () => {
    expect(readUpc('12345670')).toEqual({ upc: '12345670', note: null })
  })

  test.each([
    '',
    '3600029145A2',
    '0306406153',
    ...[7, 9, 11, 15].map((digits) => '1'.repeat(digits)),
  ])('is refused as %j', (text) => {
    expect(readUpc(text)).toBeUndefined()
  })
})
