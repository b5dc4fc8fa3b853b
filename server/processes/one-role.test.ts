import { expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { startLotline, type Lotline } from '#server/start-lotline.ts'
import { transact } from '#server/platform/database/transact.ts'
import { readSettings } from '#server/settings/settings.ts'
import { caller } from '#server/testing/caller.ts'
import { freePort } from '#server/testing/free-port.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

async function startWith(env: Record<string, string>): Promise<Lotline> {
  const settings = readSettings({
    DATA_DIR: site.dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: 'fatal',
    WORKER: 'off',
    SECOND_FACTOR: 'offered',
    ...env,
  })
  return startLotline(settings, { webFolder: '/nowhere' })
}

test('a database whose role owns the tables works, and the start and staff’s page say what that means', async () => {
  const lotline = await startWith({ DATABASE_URL: site.database.ownerUrl })
  expect(lotline.remarks.join()).toContain('triggers alone guard the histories')
  const { userId } = await anAdministrator(site.db)
  const { bearer } = await transact(site.db, (tx) =>
    openSession(tx, { userId, origin: 'password', userAgent: undefined }),
  )
  const { body } = await caller(lotline.address, bearer).get('/admin/system')
  expect(body.database.histories_guarded_by).toBe('triggers')
  await lotline.stop()
})

test('a second process needs no owner’s address, and remarks nothing', async () => {
  const lotline = await startWith({ DATABASE_URL: site.database.url })
  expect(lotline.remarks).toEqual([])
  await lotline.stop()
})
