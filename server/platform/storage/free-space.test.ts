import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { boundlessSpace, freeSpaceOn } from './free-space.ts'

const REFUSED = {
  status: 503,
  message: 'There is no space for more files right now. Please try again later.',
}
const MORE_THAN_ANY_DISK = 1e18

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotline-space-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('a volume with room', () => {
  test('takes a file, and is not short', async () => {
    const space = freeSpaceOn(folder, 0)
    await space.require(1)
    expect(await space.look()).toMatchObject({ isShort: false, leastBytes: 0 })
  })

  test('takes none that would use it up', async () => {
    await expect(freeSpaceOn(folder, 0).require(MORE_THAN_ANY_DISK)).rejects.toMatchObject(REFUSED)
  })

  test('counts what is on its way until that is over', async () => {
    const space = freeSpaceOn(folder, 0)
    const most = Math.floor(((await space.look())?.freeBytes ?? 0) * 0.6)
    const held = await space.hold(most)
    await expect(space.hold(most)).rejects.toMatchObject(REFUSED)
    held.release()
    ;(await space.hold(most)).release()
  })

  test('keeps a tenth free by default, a gigabyte at most', async () => {
    const leastBytes = (await freeSpaceOn(folder).look())?.leastBytes
    expect(leastBytes).toBeGreaterThanOrEqual(64_000_000)
    expect(leastBytes).toBeLessThanOrEqual(1_000_000_000)
  })
})

test('a volume with less than is to stay free is short, and takes nothing', async () => {
  const space = freeSpaceOn(folder, MORE_THAN_ANY_DISK)
  expect(await space.look()).toMatchObject({ isShort: true })
  await expect(space.require(0)).rejects.toMatchObject(REFUSED)
})

test('where nothing of ours lies, nothing is watched', async () => {
  await boundlessSpace.require(MORE_THAN_ANY_DISK)
  expect(await boundlessSpace.look()).toBeUndefined()
})
