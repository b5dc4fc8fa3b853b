import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#server/testing/eventually.ts'
import { canReplicate } from '#server/testing/primary-and-replica.ts'
import {
  answeredBy,
  problemsOf,
  type ReplicatedSites,
  replicatedSites,
} from '#server/testing/replicated-sites.ts'
import type { TestSite } from '#server/testing/site.ts'

describe.skipIf(!canReplicate)('of a primary and its replica (of Debian’s PostgreSQL)', () => {
  const keep = new AsyncDisposableStack()
  let sites: ReplicatedSites
  let site: TestSite
  beforeAll(async () => {
    const webFolder = await mkdtemp(join(tmpdir(), 'lotline-web-'))
    keep.defer(() => rm(webFolder, { recursive: true }))
    await writeFile(join(webFolder, 'index.html'), '<title>Lotline</title>')
    sites = await replicatedSites(keep)
    site = await sites.site(60, { webFolder })
  })
  afterAll(() => keep.disposeAsync())

  const replicaIs = (isThere: boolean) =>
    eventually(
      () => problemsOf(site),
      (problems) => problems.includes('replica') !== isThere,
    )

  test('the replica is lost: no read fails, and when it is back it answers again', async () => {
    const shop = await sites.aShop(site)
    const isLost = new AbortController()
    const readers = Array.from({ length: 8 }, async () => {
      // Throws when one is not answered as it should be.
      while (!isLost.signal.aborted) await shop.exportedElsewhere()
    })
    const lost = sites.replica
      .kill()
      .then(() => replicaIs(false))
      .finally(() => isLost.abort())
    await Promise.all([lost, ...readers])
    await shop.create('Cork mat')
    expect(await shop.exportedElsewhere()).toContain('Cork mat')
    expect(await answeredBy(site, shop.exportedElsewhere)).toBe('primary away')

    await sites.replica.start()
    await replicaIs(true)
    await sites.caughtUp()
    expect(await answeredBy(site, shop.exportedElsewhere)).toBe('replica fresh')
  })

  test('the primary is lost: public pages are served, all else says when to come back', async () => {
    const shop = await sites.aShop(site)
    await sites.primary.kill()
    const open = (path: string) => fetch(site.address + path, { headers: { Accept: 'text/html' } })
    expect((await open('/')).status).toBe(200)
    expect((await open('/sign_in')).status).toBe(200)
    expect((await site.visitor.get('/healthz')).status).toBe(200)
    const ready = await site.visitor.get('/readyz')
    expect(ready.status).toBe(503)
    // Whether a session still holds is known there alone.
    await expect(shop.exportedElsewhere()).rejects.toThrow('503')

    await sites.primary.start()
    await eventually(
      () => site.visitor.get('/readyz'),
      ({ status }) => status === 200,
    )
    await replicaIs(true)
    await sites.caughtUp()
    expect(await answeredBy(site, shop.exportedElsewhere)).toBe('replica fresh')
  })
})
