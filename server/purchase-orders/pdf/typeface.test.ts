import { expect, test } from 'vitest'
import { readPaper } from '../testing/read-paper.ts'
import { drawSheet } from './draw-sheet.ts'
import { aSheet, aSheetLine } from './testing/a-sheet.ts'

test('a character that was part of another in a sheet before can be read and copied', async () => {
  const first = (await readPaper(await drawSheet(aSheet()))).join('\n')
  expect(first, 'the closing quote is made of two apostrophes').toContain('”')
  expect(first).not.toContain('’')
  const lines = [{ ...aSheetLine, name: 'Women’s boots' }]
  expect((await readPaper(await drawSheet(aSheet({ lines })))).join('\n')).toContain(
    'Women’s boots',
  )
})
