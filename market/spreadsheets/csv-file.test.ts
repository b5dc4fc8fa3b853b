import { describe, expect, test } from 'vitest'
import { csvFileProblem, NOT_CSV, notCsvProblem } from './csv-file.ts'

describe('a spreadsheet that is chosen', () => {
  test('is a .csv of less than 4 MB, whatever a computer takes its type for', () => {
    expect(csvFileProblem({ name: 'lots.csv', size: 3_999_999 })).toBeUndefined()
    expect(csvFileProblem({ name: 'LOTS.CSV', size: 1 })).toBeUndefined()
  })

  test.each(['lots.xlsx', 'lots.csv.zip', 'csv'])('is not %s', (name) => {
    expect(csvFileProblem({ name, size: 1 })).toBe(
      'Incorrect file type. Please choose a .csv file.',
    )
  })

  test('of 4 MB is too large', () => {
    expect(csvFileProblem({ name: 'lots.csv', size: 4_000_000 })).toBe(
      'File is too large. Maximum file size is 4 MB.',
    )
  })
})

describe('a file that is named .csv', () => {
  const problemOf = (text: string) =>
    notCsvProblem(Uint8Array.from(text, (each) => each.codePointAt(0) ?? 0))

  test.each([
    ['a PNG', '\u0089PNG\r\n'],
    ['a JPEG', '\u00ff\u00d8\u00ff'],
    ['a PDF', '%PDF-1.7'],
    ['a page', '<!DOCTYPE html><html><table>'],
    ['a page after a byte order mark', '\u00ef\u00bb\u00bf\n <html>'],
    ['a table saved as a page', '<table><tr><td>UPC'],
  ])('and is %s is told from a spreadsheet', (_, text) => {
    expect(problemOf(text)).toBe(NOT_CSV)
  })

  test('and is a workbook says how to save it', () => {
    expect(problemOf('PK\u0003\u0004')).toMatch(/^This is a workbook, not a \.csv file\./)
  })

  test.each(['UPC,Product Name', '\u00ef\u00bb\u00bfUPC;Units', 'Less < more,UPC', ''])(
    'and begins with %j is read',
    (text) => expect(problemOf(text)).toBeUndefined(),
  )
})
