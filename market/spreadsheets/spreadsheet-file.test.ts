import { describe, expect, test } from 'vitest'
import { SPREADSHEET_TYPES, spreadsheetFileProblem, spreadsheetKind } from './spreadsheet-file.ts'

describe('a spreadsheet that is chosen', () => {
  test('is a .csv of less than 4 MB, whatever a computer takes its type for', () => {
    expect(spreadsheetFileProblem({ name: 'lots.csv', size: 3_999_999 })).toBeUndefined()
    expect(spreadsheetFileProblem({ name: 'LOTS.CSV', size: 1 })).toBeUndefined()
  })

  test.each(['lots.pdf', 'lots.doc', 'csv'])('is not %s', (name) => {
    expect(spreadsheetFileProblem({ name, size: 1 })).toBe(
      'Incorrect file type. Please choose a .csv file. Workbooks (.xlsx, .xls, .ods) also work.',
    )
  })

  test('of 4 MB is too large', () => {
    expect(spreadsheetFileProblem({ name: 'lots.csv', size: 4_000_000 })).toBe(
      'File is too large. Maximum file size is 4 MB.',
    )
  })

  test('or a workbook or a packed file of less than 10 MB', () => {
    for (const name of ['lots.csv.zip', 'lots.csv.gz']) {
      expect(spreadsheetKind(name)).toBe('workbook')
      expect(SPREADSHEET_TYPES.split(',')).toContain(name.replace('lots.csv', ''))
    }
    for (const name of ['lots.XLSX', 'lots.xls', 'lots.xlsb', 'lots.xml', 'lots.numbers'])
      expect(spreadsheetKind(name)).toBe('workbook')
    expect(spreadsheetFileProblem({ name: 'lots.ods', size: 9_999_999 })).toBeUndefined()
    expect(spreadsheetFileProblem({ name: 'lots.xlsx', size: 10_000_000 })).toBe(
      'File is too large. Maximum size of a workbook is 10 MB.',
    )
  })
})
