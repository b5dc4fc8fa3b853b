import { expect, test } from 'vitest'
import { isMarkedAsEdited, mayDeleteNote, mayEditNote } from './staff-note.ts'

const writtenAt = new Date('2026-03-02T09:00:00Z')

test.each([
  ['09:00:30', false],
  ['09:15:00', false],
  ['09:15:01', true],
])('a note of nine o’clock that is changed at %s is marked as edited: %s', (time, isMarked) => {
  const editedAt = new Date(`2026-03-02T${time}Z`)
  expect(isMarkedAsEdited({ writtenAt, editedAt })).toBe(isMarked)
})

test('a note is edited by its author alone, and deleted by an administrator too', () => {
  expect([mayEditNote(7, { userId: 7 }), mayEditNote(7, { userId: 8 })]).toEqual([true, false])
  expect(mayDeleteNote(7, { userId: 7, isAdmin: false })).toBe(true)
  expect(mayDeleteNote(7, { userId: 8, isAdmin: false })).toBe(false)
  expect(mayDeleteNote(7, { userId: 8, isAdmin: true })).toBe(true)
})
