import { expect, test } from 'vitest'
import { templateColumns } from '#market/imports/columns.ts'
import { readRecord } from '#market/imports/read-record.ts'
import { columnNote } from './column-note.ts'

test('every column of the template has a note on its form and an example', () => {
  for (const { name, field } of templateColumns)
    expect(columnNote(field), name).toMatchObject({
      form: expect.stringMatching(/\w/),
      example: expect.stringMatching(/\w/),
    })
})

test('the examples make a row that is read without a problem', () => {
  const cells = templateColumns.map(({ field }) => columnNote(field).example)
  expect(readRecord({ row: 2, cells }, templateColumns)).toMatchObject({ problems: [], notes: [] })
})
