import { describe, expect, test } from 'vitest'
import { anyCode, appCode } from './second-factor-code.ts'
import { isFresh, isThrough, secondFactorOf } from './second-factor.ts'

const nothing = { isRequired: false, isSetUp: false, provenAt: null }
const now = new Date('2026-11-02T10:00:00Z')

describe('an administrator', () => {
  test('without a second factor works where none is required', () => {
    expect(secondFactorOf(nothing)).toBe('none')
    expect(isThrough('none')).toBe(true)
  })

  test('has to set one up where it is required', () => {
    expect(secondFactorOf({ ...nothing, isRequired: true })).toBe('missing')
    expect(isThrough('missing')).toBe(false)
  })

  test('gives its code in each session, also where it is not required', () => {
    expect(secondFactorOf({ ...nothing, isSetUp: true })).toBe('unproven')
    expect(isThrough('unproven')).toBe(false)
    expect(secondFactorOf({ ...nothing, isSetUp: true, provenAt: now })).toBe('proven')
    expect(isThrough('proven')).toBe(true)
  })

  test('is asked again when the last code is older than 15 minutes', () => {
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    expect(isFresh(now, later(15 * 60))).toBe(true)
    expect(isFresh(now, later(15 * 60 + 1))).toBe(false)
  })
})

describe('a code', () => {
  test.each(['123456', '123 456', ' 123-456 '])('is read as typed: %j', (text) => {
    expect(appCode.parse(text)).toBe('123456')
    expect(anyCode.parse(text)).toBe('123456')
  })

  test('may be one for recovery only where that is asked', () => {
    expect(anyCode.parse('ABCDE-fghij')).toBe('abcdefghij')
    expect(appCode.safeParse('abcde-fghij').success).toBe(false)
  })

  test.each(['', '12345', '1234567', 'abc', 'abcde-fghi1'])(
    'is refused when it has another form: %j',
    (text) => {
      expect(anyCode.safeParse(text).success).toBe(false)
    },
  )
})
