import { describe, expect, test } from 'vitest'
import { emailIn, emailText } from './email.ts'

const DANA = 'dana@fieldhouse.test'

describe('an e-mail address', () => {
  test.each([
    ['a zero-width space', '\u200b'],
    ['a zero-width joiner', '\u200d'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a no-break space', '\u00a0'],
    ['a narrow no-break space', '\u202f'],
    ['a word joiner', '\u2060'],
    ['a mark of direction', '\u200e'],
    ['an isolate', '\u2068'],
    ['a combining grapheme joiner', '\u034f'],
    ['a Hangul filler', '\u3164'],
    ['a variation selector', '\ufe0f'],
    ['a line separator', '\u2028'],
  ])('is what it looks like with %s around it and in it', (_, invisible) => {
    const [name, domain] = DANA.split('@')
    for (const typed of [
      `${invisible}${DANA}`,
      `${DANA}${invisible}`,
      `${name}${invisible}@${domain}`,
    ])
      expect(emailText().parse(`  ${typed}\n`)).toBe(DANA)
  })

  test('that holds a blank or a letter too many is not guessed at', () => {
    for (const typed of [
      'dana @fieldhouse.test',
      'dana@field house.test',
      'dana@fieldhouse.test x',
    ])
      expect(emailText().safeParse(typed).success).toBe(false)
    expect(emailText().safeParse('\u200b').success).toBe(false)
    expect(emailIn('dänä@fieldhouse.test')).toBe('dänä@fieldhouse.test')
  })

  test('may reach the length limit, not counting characters that nobody sees', () => {
    expect(emailText().parse('\u200b'.repeat(300) + DANA)).toBe(DANA)
  })
})
