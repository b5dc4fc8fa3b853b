import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readManifestFile } from '#server/manifests/read-manifest-file.ts'
import { leadsReading } from '#market/leads/leads-reading.ts'
import { offerReading } from '#market/offer-spreadsheets/offer-reading.ts'
import { readRecords } from '#server/platform/spreadsheets/read-records.ts'
import { assertInRounds, isLong } from '#server/testing/rounds.ts'
import { HOSTILE, hostileFile } from './testing/hostile-files.ts'
import type { HostileFile } from './testing/make-hostile-file.ts'
import { readProductsFile } from './read-products-file.ts'

const READERS = {
  products: readProductsFile,
  manifest: readManifestFile,
  offers: (bytes: Uint8Array) => readRecords(bytes, offerReading()),
  leads: (bytes: Uint8Array) => readRecords(bytes, leadsReading()),
}
const SECONDS_A_MEGABYTE = 2
const MEGABYTE = 1_000_000

/** How many seconds of this thread's own work each reader takes for a file, whatever else the machine does. */
function secondsFor({ bytes }: HostileFile) {
  return Object.entries(READERS).map(([reader, read]): [string, number] => {
    const before = process.threadCpuUsage()
    read(bytes)
    const { user, system } = process.threadCpuUsage(before)
    return [reader, (user + system) / 1e6]
  })
}

function expectSoonRead(file: HostileFile) {
  const most = SECONDS_A_MEGABYTE * Math.max(1, file.unpacked / MEGABYTE)
  const late = secondsFor(file).filter(([, seconds]) => seconds > most)
  expect({ what: file.what, late }).toEqual({ what: file.what, late: [] })
}

describe('a hostile file is read or refused within 2 s of work for each MB', () => {
  test.each(HOSTILE.map((make) => [make(5000).what, make] as const))(
    'of %s',
    { timeout: 120_000 },
    (_what, make) => expectSoonRead(make(5000)),
  )

  test.runIf(isLong)(
    'whichever it is, and however often something is repeated',
    { timeout: 3_600_000 },
    () =>
      assertInRounds(
        fc.asyncProperty(hostileFile, async (file) => expectSoonRead(file)),
        { atLeast: 500, long: 0 },
      ),
  )
})
