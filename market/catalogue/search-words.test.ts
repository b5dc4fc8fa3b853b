import { describe, expect, test } from 'vitest'
import { wordsIn, wordsWritten } from './search-words.ts'

describe('a text, as search reads it', () => {
  test.each([
    ['Café au Lait', ['cafe', 'au', 'lait']],
    ['ØRSTED Straße', ['orsted', 'strasse']],
    ['Ærø & Łódź', ['aero', 'lodz']],
    ["women’s WOMEN'S", ['womens', 'womens']],
    ['ﬁne Ⅻ', ['fine', 'xii']],
    ['ПРИВЕТ, Ёж!', ['привет', 'еж']],
    ['日本語、テスト', ['日本語', 'テスト']],
    ['“8oz”(2)', ['8oz', '2']],
    ['👕 \0 !?', []],
    ['half \ud800 a letter', ['half', 'a', 'letter']],
    ['a'.repeat(70), ['a'.repeat(64)]],
  ])('%j is %j', (text, words) => {
    expect(wordsWritten(text).flat()).toEqual(words)
  })

  test('keeps the parts of a word together', () => {
    expect(wordsWritten('T-Shirt AB/12.5_x -')).toEqual([
      ['t', 'shirt'],
      ['ab', '12', '5', 'x'],
    ])
  })

  test('is found by every part of a word, and by all of it', () => {
    expect([...wordsIn('T-shirt, ab-1234')]).toEqual([
      't',
      'shirt',
      'tshirt',
      'ab',
      '1234',
      'ab1234',
    ])
  })
})
