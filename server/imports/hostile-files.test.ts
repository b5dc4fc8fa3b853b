import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { readInThread } from './read-in-thread.ts'

const MOST_STALL_MS = 1000

/** What came of reading a file, and for how long it kept this thread from its work at most. */
async function reading(text: string) {
  const stall = monitorEventLoopDelay({ resolution: 5 })
  stall.enable()
  const file = await readInThread(Buffer.from(text))
  stall.disable()
  return { file, longestStall: stall.max / 1e6 }
}

describe('a file that is made to stall the server', () => {
  test.each([
    [
      'two million rows of one letter',
      `UPC\n${'a\n'.repeat(2_000_000)}`,
      'The file has more than 50,000 rows',
    ],
    [
      'four million blank rows',
      `UPC\n${'\n'.repeat(3_990_000)}`,
      'The file has no rows below its header',
    ],
    ['two million columns', `UPC${',a'.repeat(1_990_000)}`, 'The file has more than 60 columns'],
    ['one cell of four megabytes', 'x'.repeat(3_990_000), 'The file has no UPC column'],
  ])('of %s is refused and keeps nobody waiting', async (_name, text, problem) => {
    const { file, longestStall } = await reading(text)
    expect(file).toEqual({ problem })
    expect(longestStall).toBeLessThan(MOST_STALL_MS)
  })

  test.each([
    ['one record of two million quotation marks', `UPC\n${'"a'.repeat(1_990_000)}`],
    ['one record of two million cells', `UPC\n${'a,'.repeat(1_990_000)}`],
    ['a quotation mark that is never closed', `UPC\n"${'a\n'.repeat(1_990_000)}`],
  ])('of %s is over before long', async (_name, text) => {
    const { file, longestStall } = await reading(text)
    expect('problem' in file || file.refused === file.rows).toBe(true)
    expect(longestStall).toBeLessThan(MOST_STALL_MS)
  })

  test('that is full keeps nobody waiting', async () => {
    const row = (_: unknown, at: number) => `${20_000_000 + at},${'Mug '.repeat(70)},,1,1,1,1`
    const rows = Array.from({ length: 10_000 }, row)
    const { file, longestStall } = await reading(
      `UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units\n${rows.join('\n')}`,
    )
    expect(file).toMatchObject({ rows: 10_000, refused: 0 })
    expect(longestStall).toBeLessThan(MOST_STALL_MS)
  })
})
