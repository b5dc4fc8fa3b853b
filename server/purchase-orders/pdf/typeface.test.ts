import { expect, test } from 'vitest'
import { readPaper } from '../testing/read-paper.ts'
import { drawSheet } from './draw-sheet.ts'
import { aSheet, aSheetLine } from './testing/a-sheet.ts'

const printed = async (name: string) =>
  (await readPaper(await drawSheet(aSheet({ lines: [{ ...aSheetLine, name }] })))).join('\n')

// Each of the first is drawn with the signs of the second as its parts.
test.each([
  ['“N”', 'Women’s ‘N’'],
  ['É È Ç Ž ñ', 'E C Z n'],
  ['… : ; !', 'A. B, C.'],
  ['Ά Ή ΐ', 'Α Η ι'],
  ['Й й Ї ї Ё', 'И и І і Е'],
  ['½ ¼', '1 2 4'],
  ['Ổ ờ ẵ', 'O o a'],
])('a sheet with %s leaves the next one readable', async (composed, plain) => {
  expect(await printed(composed)).toContain(composed)
  expect(await printed(plain)).toContain(plain)
})

test('letters of alphabets that look alike are copied as they were written, in any order', async () => {
  for (const name of ['АВЕКМНОР', 'ABEKMHOP', 'ΑΒΕΚΜΗΟΡ', 'АВЕКМНОР'])
    expect(await printed(name)).toContain(name)
})
