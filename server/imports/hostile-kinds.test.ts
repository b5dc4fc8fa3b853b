import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readManifestFile } from '#server/manifests/read-manifest-file.ts'
import { leadsReading } from '#market/leads/leads-reading.ts'
import { offerReading } from '#market/offer-spreadsheets/offer-reading.ts'
import { readRecords } from '#server/platform/spreadsheets/read-records.ts'
import { assertInRounds, isLong } from '#server/testing/rounds.ts'
import { HOSTILE, hostileFile } from './testing/hostile-files.ts'
import { filledBy, type HostileFile } from './testing/make-hostile-file.ts'
import { readProductsFile } from './read-products-file.ts'

const READERS = {
  products: readProductsFile,
  manifest: readManifestFile,
  offers: (bytes: Uint8Array) => readRecords(bytes, offerReading()),
  leads: (bytes: Uint8Array) => readRecords(bytes, leadsReading()),
}
const MEGABYTE = 1_000_000
/** What so little work takes is no matter, however quickly this machine reads ordinary files. */
const SOON_SECONDS = 1
const TIMES_ORDINARY = 20

/** A file of 1 MB as sellers have them. */
const ORDINARY = Buffer.from(
  `Product Name,UPC,Category,Unit MSRP,Price,Units,Brand\n${filledBy(
    (at) => `Canvas tote ${at},853025020016,Home,24.99,9.99,120,Hearth & Hollow\n`,
    MEGABYTE,
  )}`,
)

/** How many seconds of this thread's own work something takes, whatever else the machine does. */
function secondsOf(work: () => unknown) {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1e6
}

function expectSoonRead({ what, bytes, unpacked }: HostileFile) {
  const megabytes = Math.max(1, unpacked / MEGABYTE)
  const late = Object.entries(READERS)
    .map(([reader, read]): [string, number] => [reader, secondsOf(() => read(bytes)) / megabytes])
    .filter(([, seconds]) => seconds > SOON_SECONDS && seconds > TIMES_ORDINARY * ordinary())
  expect({ what, late }).toEqual({ what, late: [] })
}

/** What an ordinary file takes, in the same minute: a busy machine makes both slower. */
const ordinary = () => secondsOf(() => readProductsFile(ORDINARY))

describe('a hostile file takes at most 20 times the work of an ordinary one of its size', () => {
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
