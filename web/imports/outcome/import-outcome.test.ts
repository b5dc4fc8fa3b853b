import { describe, expect, test } from 'vitest'
import type { ImportStatus } from '#market/imports/imported-csv-api.ts'
import { outcomeLine, outcomeOf } from './import-outcome.ts'

const status = (more: Partial<ImportStatus>): ImportStatus => ({
  id: 7,
  key: 'f0',
  file_name: 'lots.csv',
  message: 'Import is complete',
  imported_count: 12,
  issue_count: 0,
  provisional_count: 0,
  changed_count: 12,
  left_out: [],
  attribute_issues: [],
  rows: 12,
  rows_done: 12,
  failed_rows: 0,
  created_at: '2026-07-01T08:00:00.000Z',
  finished_at: '2026-07-01T08:00:05.000Z',
  undo_until: null,
  ...more,
})

describe('what came of an import', () => {
  test('is told in one line when all went well', () => {
    expect(outcomeOf(status({}))).toEqual({
      tone: 'good',
      title: 'Import is complete',
      lines: ['12 products imported successfully'],
    })
  })

  test('names products that need attention', () => {
    expect(outcomeOf(status({ imported_count: 1, issue_count: 2, provisional_count: 2 }))).toEqual({
      tone: 'mixed',
      title: 'Imported with issues',
      lines: [
        '1 product imported successfully',
        '2 products require attention, edit on My Products',
      ],
    })
    const { lines } = outcomeOf(status({ issue_count: 1, provisional_count: 1 }))
    expect(lines[1]).toBe('1 product requires attention, edit on My Products')
  })

  test('is an error when nothing was imported', () => {
    expect(outcomeOf(status({ imported_count: 0, issue_count: 3 }))).toEqual({
      tone: 'bad',
      title: 'Error',
      lines: [
        '0 products imported',
        'No products were imported. Please check your file, check out our tips section, and try again.',
      ],
    })
  })

  test('is an error when the file could not be worked with', () => {
    expect(outcomeOf(status({ message: 'Import failed' }))).toEqual({
      tone: 'bad',
      title: 'Error',
      lines: [
        'There was a problem uploading your file. Make sure your file is formatted according to the template, check our tips section, and try again.',
      ],
    })
  })
})

test('of an import that was undone nothing is left', () => {
  expect(outcomeOf(status({ message: 'Import undone' }))).toEqual({
    tone: 'good',
    title: 'Import undone',
    lines: ['Products it added were removed, and products it changed were restored.'],
  })
})

test('rows that were refused are told on a line of their own', () => {
  const { lines } = outcomeOf(status({ issue_count: 5, provisional_count: 3 }))
  expect(lines).toEqual([
    '12 products imported successfully',
    '3 products require attention, edit on My Products',
    '2 rows could not be imported',
  ])
})

test.each([
  [{ issue_count: 0 }, '12 products imported'],
  [
    { imported_count: 1, issue_count: 1, provisional_count: 1 },
    '1 product imported, 1 requires attention',
  ],
  [{ issue_count: 1 }, '12 products imported, 1 row refused'],
  [
    { tally: { created: 0, changed: 1, unchanged: 9, drafts: 600, in_part: 0, refused: 2 } },
    '1 changed, 9 unchanged, 600 drafts, 2 refused',
  ],
  [{ message: 'Import failed' }, 'Import failed'],
  [{ message: 'Import is in progress' }, 'Import is in progress'],
] as const)('in the list of imports %j reads %s', (more, line) => {
  expect(outcomeLine(status(more))).toBe(line)
})
