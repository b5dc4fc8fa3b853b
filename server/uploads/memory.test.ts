import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { anInterlacedPng, aPicture, aPictureOf, aVastPng } from './testing/pictures.ts'

const SCRIPT = fileURLToPath(new URL('./testing/measure-memory.ts', import.meta.url))

const measured = z.object({
  ours: z.number(),
  beside: z.array(z.number()),
  refusals: z.array(z.string().nullable()),
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotline-memory-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function saved(name: string, content: Buffer) {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

test('the most hostile pictures, sent at once, stay within bounds of memory', async () => {
  const vast = await saved('vast.png', anInterlacedPng(9999, 5000))
  const other = await saved('other.png', anInterlacedPng(5000, 4000))
  const bomb = await saved('bomb.png', aVastPng(16_000, 16_000))
  const avif = await saved('large.avif', await aPicture('avif', 3500, 3500))
  const large = await saved('large.jpg', await aPictureOf(34_999_999))
  const page = await saved('page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'))

  const { stdout } = await promisify(execFile)(process.execPath, [
    SCRIPT,
    vast,
    bomb,
    large,
    page,
    other,
    avif,
  ])
  const { ours, beside, refusals } = measured.parse(JSON.parse(stdout))
  expect(refusals).toEqual([
    null,
    expect.stringContaining('too many pixels'),
    null,
    expect.stringContaining('JPEG, PNG, WebP, AVIF or GIF'),
    null,
    null,
  ])
  // The files as they came, and the copies.
  expect(ours).toBeLessThan(150_000_000)
  const whole = beside.reduce((sum, each) => sum + each, 0)
  expect(whole).toBeGreaterThan(100_000_000)
  // A sum of peaks, which do not fall together: what is vast is decoded alone.
  expect(whole).toBeLessThan(850_000_000)
}, 300_000)
