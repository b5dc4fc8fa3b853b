import { expect, test } from 'vitest'
import { leftOutWords, mostWordsNote, resultWords } from './result-words.ts'

test('the result count says what a search or a filter left', () => {
  expect(resultWords(41_208, false)).toBe('Showing 41,208 results')
  expect(resultWords(1, false)).toBe('Showing 1 result')
})

test('the result count says when there is nothing, and when it is everything', () => {
  expect(resultWords(0, false)).toBe('No matches')
  expect(resultWords(0, true)).toBe('No matches')
  expect(resultWords(2000, true)).toBe('All results: 2,000')
})

test('the note about words that were left out says how many lots have the others', () => {
  expect(mostWordsNote(77, 'boots')).toBe('No lot matches every word; 77 match “boots”')
  expect(mostWordsNote(1, 'wool blanket')).toBe(
    'No lot matches every word; 1 matches “wool blanket”',
  )
})

test('the note about lots that a buyer may not resell says how many are hidden', () => {
  expect(leftOutWords(12)).toBe('12 lots hidden: resale not allowed for you')
  expect(leftOutWords(1)).toBe('1 lot hidden: resale not allowed for you')
})
