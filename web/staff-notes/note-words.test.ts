import { expect, test } from 'vitest'
import { beginningOf, leftOfNote, noteCount, mentioning } from './note-words.ts'

test('notes are counted in words, none of them in no word', () => {
  expect([0, 1, 2, 1200].map(noteCount)).toEqual([undefined, '1 note', '2 notes', '1,200 notes'])
})

test('what is left of a note is told once that matters', () => {
  expect(leftOfNote('x'.repeat(1800))).toBe(false)
  expect(leftOfNote('x'.repeat(1990))).toBe('10 left')
})

test('a note is named by its beginning', () => {
  expect(beginningOf('Called twice.')).toBe('Called twice.')
  expect(beginningOf('word '.repeat(20))).toBe(`${'word '.repeat(8).trimEnd()}…`)
})

test.each([
  ['', '@Sam Poe '],
  ['Ask', 'Ask @Sam Poe '],
  ['Ask ', 'Ask @Sam Poe '],
])('a mention after “%s” makes “%s”', (text, made) => {
  expect(mentioning(text, 'Sam Poe')).toBe(made)
})
