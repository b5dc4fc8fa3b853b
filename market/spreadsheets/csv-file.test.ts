import { describe, expect, test } from 'vitest'
import { csvFileProblem } from './csv-file.ts'

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
