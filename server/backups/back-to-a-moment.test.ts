import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseOfServer } from '#server/testing/database-of-server.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { runCommand } from '#server/testing/run-command.ts'
import { canCopyServers, serversOfDebian } from '#server/testing/servers-of-debian.ts'
import { startSite } from '#server/testing/site.ts'

// Servers, sites and a command of their own, which a busy machine takes its time for.
const PATIENCE_MS = 300_000

test.skipIf(!canCopyServers)(
  'as docs/running.md says it, a database goes back to the moment before its orders were removed, and nothing from before is lost (skipped where Debian’s PostgreSQL is missing)',
  { timeout: PATIENCE_MS },
  async () => {
    await using keep = new AsyncDisposableStack()
    const servers = await serversOfDebian(keep)
    const { folder } = servers
    const said = await saidIn(folder)
    const primary = await servers.aPrimary('primary', said.archiving)
    const database = databaseOfServer(keep, primary)
    const dataDir = await mkdtemp(join(tmpdir(), 'lotline-test-'))
    keep.defer(() => rm(dataDir, { recursive: true, maxRetries: 5 }))
    const env = { WORKER: 'off' }
    const lotline = await startSite({ beside: { database, dataDir }, env })
    const trade = async () => {
      const deal = await aDeal(lotline)
      const { body } = await deal.seller.put(`/offers/${deal.offerId}/accept`)
      return { ...deal, orderId: String(body.data.attributes.purchase_order_id) }
    }

    const beforeTheCopy = await trade()
    const [program = '', ...args] = said.copying.split(' ')
    servers.run(program, [...args, `--dbname=${primary.urlOf('postgres', 'postgres')}`])
    const afterTheCopy = await trade()
    const [noted] = await primary.ask('select clock_timestamp()::text as moment')
    const afterTheMoment = await trade()
    await sql`drop table purchase_orders cascade`.execute(database.asOwner)
    expect((await orderSeen(lotline, beforeTheCopy)).status).toBe(500)
    await lotline.stop()

    await archived()
    await primary.stop()
    execFileSync('cp', ['--archive', join(folder, 'base'), join(folder, 'again')])
    const restored = await servers.aServer('again')
    await restored.set(said.restoringTo(String(noted?.['moment'])))
    await writeFile(join(folder, 'again', 'recovery.signal'), '')
    await restored.start()
    await eventually(
      () => restored.ask('select pg_is_in_recovery() as is_it'),
      ([answer]) => answer?.['is_it'] === false,
    )

    const { url, ownerUrl } = restored
    const verified = await runCommand('verify-data', { args: [], env: { DATABASE_URL: url } })
    expect(verified).toEqual({ code: 0, told: expect.stringMatching(/All \d+ rules hold\./) })
    const beside = { database: databaseOfServer(keep, { url, ownerUrl }), dataDir }
    const again = await startSite({ beside, env })
    keep.defer(() => again.stop())
    for (const deal of [beforeTheCopy, afterTheCopy]) {
      const { status, body } = await orderSeen(again, deal)
      expect([status, body.data?.id]).toEqual([200, deal.orderId])
    }
    const emails = await again.db.selectFrom('users').select('email').execute()
    expect(emails).toContainEqual({ email: afterTheCopy.buyerUser.email })
    expect(emails).not.toContainEqual({ email: afterTheMoment.buyerUser.email })
    const next = await aDeal(again)
    expect((await next.seller.put(`/offers/${next.offerId}/accept`)).status).toBe(200)

    async function archived() {
      const [, leaving = '', last = ''] = /^(.+;)\n(.+;)$/.exec(said.leaving) ?? []
      const [file] = await primary.ask(leaving)
      await eventually(
        () => primary.ask(last),
        ([row]) => String(row?.['last_archived_wal']) >= String(file?.['pg_walfile_name']),
      )
    }
  },
)

type Site = Awaited<ReturnType<typeof startSite>>
type Deal = { buyerUser: { userId: number }; orderId: string }

const orderSeen = async (site: Site, { buyerUser, orderId }: Deal) =>
  (await site.as(buyerUser)).get(`/marketplace/purchase_orders/${orderId}`)

/** What an operator is told to write, with the folders of this test. */
async function saidIn(folder: string) {
  await mkdir(join(folder, 'wal'))
  // PostgreSQL runs under an account of its own.
  await chmod(join(folder, 'wal'), 0o777)
  const page = await readFile('docs/running.md', 'utf8')
  const [, section = ''] = page.split('\n## Back to any moment\n')
  const blocks = Array.from(section.matchAll(/^```\w+\n(.+?)^```/gms), ([, block = '']) =>
    block
      .replaceAll('/wal/', `${folder}/wal/`)
      .replaceAll('/backups/base', `${folder}/base`)
      .trim(),
  )
  const [archiving = '', copying = '', leaving = '', restoring = ''] = blocks
  return {
    archiving: archiving.split('\n'),
    copying,
    leaving,
    restoringTo: (moment: string) =>
      restoring.replace(/(?<=recovery_target_time = ').+(?=')/, moment).split('\n'),
  }
}
