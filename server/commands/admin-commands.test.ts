import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAST_ADMINISTRATOR } from '#market/administrators/administrator-api.ts'
import { signedIn } from '#server/accounts/testing/arrivals.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

const PASSWORD = 'lavender & tar'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ env: { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: PASSWORD } })
})
afterAll(() => site.stop())

// Each command starts a process of its own, which a busy machine takes its time for.
const PATIENCE_MS = 240_000

type CommandResult = { code: number; told: string }

/** Runs a command as the operator does, beside the running server. */
const run = (command: string, given: string[], password?: string) =>
  new Promise<CommandResult>((done) => {
    const { ADMIN_PASSWORD: _, ...rest } = process.env
    const env = {
      ...rest,
      DATABASE_URL: site.database.url,
      DATA_DIR: site.dataDir,
      PUBLIC_URL: site.address,
      ...(password !== undefined && { ADMIN_PASSWORD: password }),
    }
    execFile(
      process.execPath,
      [`server/commands/${command}.ts`, ...given],
      { env },
      (error, out, err) => done({ code: error ? 1 : 0, told: out + err }),
    )
  })
const me = async (email: string, password = PASSWORD) => {
  const browser = await signedIn(site, email, password)
  const { status, body } = await browser.send('GET', '/me')
  return { status, role: body.staff_role }
}

describe('the operator', () => {
  test(
    'makes an administrator with a password, gives another role, and removes',
    async () => {
      expect(await run('admin-create', ['bea@example.com'], PASSWORD)).toEqual({
        code: 0,
        told: expect.stringContaining('is staff, with the role admin'),
      })
      expect(await me('bea@example.com')).toEqual({ status: 200, role: 'admin' })

      await run('admin-create', ['bea@example.com', '--role', 'support'])
      expect(await me('bea@example.com')).toEqual({ status: 200, role: 'support' })

      const removed = await run('admin-remove', ['Bea@example.com'])
      expect(removed).toEqual({ code: 0, told: expect.stringContaining('no longer staff') })
      expect((await me('bea@example.com')).status).toBe(401)

      // Said once more, the operator means it; the new password counts.
      await run('admin-create', ['bea@example.com'], 'a quieter harbour')
      expect(await me('bea@example.com', 'a quieter harbour')).toEqual({
        status: 200,
        role: 'admin',
      })
    },
    PATIENCE_MS,
  )

  test(
    'invites by mail without a password',
    async () => {
      const { told } = await run('admin-create', ['cleo@example.com', '--role', 'support'])
      expect(told).toContain('is invited with the role support')
      const [mail] = await mailsTo(site, 'cleo@example.com')
      expect(mail?.subject).toBe('Join the staff of Lotline')
      expect(mail?.text).toContain('by the operator, at the server')
    },
    PATIENCE_MS,
  )

  test(
    'is told what cannot be done',
    async () => {
      expect((await run('admin-remove', [])).told).toContain('npm run admin:remove -- EMAIL')
      expect(await run('admin-remove', ['nobody@example.com'])).toEqual({
        code: 1,
        told: 'nobody@example.com is not of the staff.\n',
      })
      const role = await run('admin-create', ['dan@example.com', '--role', 'owner'])
      expect(role).toEqual({
        code: 1,
        told: expect.stringContaining('role must be support or admin'),
      })
      await site.db
        .updateTable('users')
        .set({ admin: false })
        .where('email', '!=', 'ada@example.com')
        .where('admin', '=', true)
        .execute()
      expect(await run('admin-remove', ['ada@example.com'])).toEqual({
        code: 1,
        told: `${LAST_ADMINISTRATOR}\n`,
      })
    },
    PATIENCE_MS,
  )
})

test('a restart with ADMIN_EMAIL does not take in again who was removed', async () => {
  const env = { ADMIN_EMAIL: 'eva@example.com', ADMIN_PASSWORD: PASSWORD }
  const first = await startSite({ beside: site, env })
  expect((await me('eva@example.com')).status).toBe(200)
  const { id } = await site.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'ada@example.com')
    .executeTakeFirstOrThrow()
  const ada = await site.as({ userId: id })
  const people = await ada.get('/admin/administrators')
  const eva = people.body.data.find((each: { email: string }) => each.email === 'eva@example.com')
  expect((await ada.delete(`/admin/administrators/${eva.id}`)).status).toBe(200)
  await first.stop()

  const again = await startSite({ beside: site, env })
  expect((await me('eva@example.com')).status).toBe(401)
  expect(again.remarks).toEqual([
    expect.stringContaining('eva@example.com, of ADMIN_EMAIL, was removed'),
  ])
  await again.stop()
})
