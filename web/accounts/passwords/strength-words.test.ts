import { describe, expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'
import { strengthInWords } from './strength-words.ts'

const wordsFor = (password: string, known: string[] = []) =>
  strengthInWords(password, strengthOf(password, known)).words

describe('the strength of a password', () => {
  test('is that of a guess for what many use', () => {
    expect(wordsFor('password1')).toBe('Very weak')
    expect(wordsFor('qwertyuiop')).toBe('Very weak')
  })

  test('is good for a few words', () => {
    expect(wordsFor('pallets of linen lamps')).toBe('Strong')
  })

  test('does not come from what is known of the person', () => {
    expect(wordsFor('marguerite@fieldhouse.test', ['marguerite@fieldhouse.test'])).toBe('Very weak')
  })

  test('is not told before there are enough characters', () => {
    expect(wordsFor('x7$Qp!z')).toBe('Too short')
  })
})
