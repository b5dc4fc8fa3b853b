import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { runCommand, runCommandProcess } from '#server/testing/run-command.ts'
import { aListedProduct } from '#server/testing/listings.ts'

const verify = (env: Record<string, string>) => runCommand('verify-data', { args: [], env })

test('the operator hears that all rules hold, or which do not and where', async () => {
  const database = await freshDatabase()
  const { db } = database.connection
  const env = { DATABASE_URL: database.url }
  await aListedProduct(db, { units: 0 })
  expect(await verify(env)).toEqual({
    code: 0,
    told: expect.stringMatching(/Looked at .*1 products.*\nAll \d+ rules hold\.\n$/),
  })
  const broken = await aListedProduct(db, { units: 0 })
  await sql`alter table products disable trigger user`.execute(database.asOwner)
  await sql`update products set units = 7 where id = ${broken.id}`.execute(database.asOwner)
  const { code, told } = await verify(env)
  expect(code).toBe(1)
  expect(told).toContain('BROKEN: the units of a lot are the sum of its movements. 1 found:')
  expect(told).toContain(`lot ${broken.id} has 7 units, moved were 0`)
  expect(told).toContain(
    'BROKEN: the list that staff sort by units has those of the lots. 1 found:',
  )
  expect(told).toMatch(/2 of \d+ rules are broken\./)
  await database.drop()
})

test('an embedded database is looked through while Lotline runs and while it does not', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lotline-verify-'))
  const embedded = await startEmbedded({ dataDir })
  await prepareDatabase(embedded.url, embedded.ownerUrl)
  const well = { code: 0, told: expect.stringContaining('rules hold.') }
  expect(await verify({ DATA_DIR: dataDir })).toEqual(well)
  await embedded.stop()
  expect(await runCommandProcess('verify-data', { args: [], env: { DATA_DIR: dataDir } })).toEqual(
    well,
  )
  await rm(dataDir, { recursive: true })
})
