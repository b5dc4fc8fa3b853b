import { describe, expect, test } from 'vitest'
import { readInThread } from './read-in-thread.ts'

/** What came of reading a file, and how often this thread came round to other work meanwhile. */
async function reading(text: string) {
  let rounds = 0
  let isOver = false
  const goRound = () => {
    rounds++
    if (!isOver) setImmediate(goRound)
  }
  setImmediate(goRound)
  const file = await readInThread(Buffer.from(text), { by: { site: {}, account: 1 } })
  isOver = true
  return { file, rounds }
}

// Read in this thread, a file would leave it a round or two.
const MANY_ROUNDS = 100

describe('a file that is made to stall the server', () => {
  test.each([
    [
      'two million rows of one letter',
      `UPC\n${'a\n'.repeat(1_990_000)}`,
      'The file has more than 50,000 rows',
    ],
    [
      'four million blank rows',
      `UPC\n${'\n'.repeat(3_990_000)}`,
      'The file has no rows below its header',
    ],
    ['two million columns', `UPC${',a'.repeat(1_990_000)}`, 'The file has more than 300 columns'],
    ['one cell of four megabytes', 'x'.repeat(3_990_000), 'The file has no UPC column'],
  ])('of %s is refused and keeps nobody waiting', async (_name, text, problem) => {
    const { file, rounds } = await reading(text)
    expect(file).toEqual({ problem })
    expect(rounds).toBeGreaterThan(MANY_ROUNDS)
  })

  test.each([
    ['one record of two million quotation marks', `UPC\n${'"a'.repeat(1_990_000)}`],
    ['one record of two million cells', `UPC\n${'a,'.repeat(1_990_000)}`],
    ['a quotation mark that is never closed', `UPC\n"${'a\n'.repeat(1_990_000)}`],
  ])('of %s is over before long', async (_name, text) => {
    const { file, rounds } = await reading(text)
    expect('problem' in file || file.refused === file.rows).toBe(true)
    expect(rounds).toBeGreaterThan(MANY_ROUNDS)
  })

  test('that is full keeps nobody waiting', async () => {
    const row = (_: unknown, at: number) => `${20_000_000 + at},${'Mug '.repeat(70)},,1,1,1,1`
    const rows = Array.from({ length: 10_000 }, row)
    const { file, rounds } = await reading(
      `UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units\n${rows.join('\n')}`,
    )
    expect(file).toMatchObject({ rows: 10_000, refused: 0 })
    expect(rounds).toBeGreaterThan(MANY_ROUNDS)
  })
})

test('a page without a table is refused', async () => {
  const page = '<!DOCTYPE html><p>UPC</p>'
  expect(await readInThread(Buffer.from(page), { by: { site: {}, account: 1 } })).toEqual({
    problem: 'This file isn’t a spreadsheet. Please choose a .csv, .xlsx or .ods file.',
  })
})
