import { cpSync, chmodSync, existsSync, mkdtempSync, rmSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accountFor } from './account.ts'
import { findBinaries, shippedPackage } from './binaries.ts'
import { succeeds } from './run.ts'

const account = accountFor('/nowhere')
let home: string
let place: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lotline-home-'))
  place = mkdtempSync(join(tmpdir(), 'lotline-place-'))
  chmodSync(place, 0o755)
})

afterEach(() => {
  for (const folder of [home, place]) rmSync(folder, { recursive: true })
})

describe('the binaries of PostgreSQL', () => {
  test('are copied with their library links when install scripts were off', async () => {
    const shipped = checkedOutAt(home)
    chmodSync(home, 0o755)
    for (const link of links(shipped)) rmSync(join(shipped, link), { force: true })
    const bin = await findBinaries(account, place, shipped)
    expect(bin.startsWith(place)).toBe(true)
    expect(await succeeds(join(bin, 'postgres'), { args: ['--version'], account })).toBe(true)
    for (const link of links(shipped)) expect(existsSync(join(dirname(bin), '..', link))).toBe(true)
  })

  test.runIf(account)('are copied when root keeps the checkout to itself', async () => {
    const bin = await findBinaries(account, place, checkedOutAt(home))
    expect(bin.startsWith(place)).toBe(true)
    expect(await findBinaries(account, place, join(home, 'package'))).toBe(bin)
  })
})

function checkedOutAt(folder: string) {
  const copy = join(folder, 'package')
  cpSync(shippedPackage(), copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function links(shipped: string): string[] {
  const listed = JSON.parse(readFileSync(join(shipped, 'native/pg-symlinks.json'), 'utf8'))
  return listed.map(({ target }: { target: string }) => target)
}
