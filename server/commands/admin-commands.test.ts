import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAST_ADMINISTRATOR } from '#market/administrators/administrator-api.ts'
import { signedIn } from '#server/accounts/testing/arrivals.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { placeOf } from '#server/platform/place-of.ts'
import { runCommand, runCommandProcess } from '#server/testing/run-command.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

const PASSWORD = 'lavender & tar'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ env: { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: PASSWORD } })
})
afterAll(() => site.stop())

/** Runs a command as the operator does, while the server runs. */
const run = (command: string, args: string[], password?: string) =>
  runCommand(command, { args, env: envWith(password) })

const database = () => `Database: ${placeOf(site.database.url)}\n`

const envWith = (password?: string) => ({
  DATABASE_URL: site.database.url,
  DATA_DIR: site.dataDir,
  PUBLIC_URL: site.address,
  ...(password !== undefined && { ADMIN_PASSWORD: password }),
})
const me = async (email: string, password = PASSWORD) => {
  const browser = await signedIn(site, email, password)
  const { status, body } = await browser.send('GET', '/me')
  return { status, role: body.staff_role }
}

describe('the operator', () => {
  test('makes an administrator with a password, gives another role, and removes', async () => {
    expect(await run('admin-create', ['bea@example.com'], PASSWORD)).toEqual({
      code: 0,
      told: expect.stringContaining('is on the staff, with the role admin'),
    })
    expect(await me('bea@example.com')).toEqual({ status: 200, role: 'admin' })

    const args = ['bea@example.com', '--role', 'support']
    const changed = await runCommandProcess('admin-create', { args, env: envWith() })
    expect(changed).toEqual({
      code: 0,
      told: `${database()}bea@example.com is already on the staff, with the role support.\n`,
    })
    expect(await me('bea@example.com')).toEqual({ status: 200, role: 'support' })

    const one = { args: ['Bea@example.com'], env: envWith() }
    const removed = await runCommandProcess('admin-remove', one)
    expect(removed).toEqual({ code: 0, told: expect.stringContaining('no longer on the staff') })
    expect((await me('bea@example.com')).status).toBe(401)

    // Said once more, the operator means it; the new password counts.
    await run('admin-create', ['bea@example.com'], 'a quieter harbour')
    expect(await me('bea@example.com', 'a quieter harbour')).toEqual({
      status: 200,
      role: 'admin',
    })
  })

  test('invites by mail without a password', async () => {
    const { told } = await run('admin-create', ['cleo@example.com', '--role', 'support'])
    expect(told).toContain('is invited with the role support')
    const [mail] = await mailsTo(site, 'cleo@example.com')
    expect(mail?.subject).toBe('Join the Lotline staff')
    expect(mail?.text).toContain('by the operator, at the server')
  })

  test('never gives the password of the first administrator to somebody else', async () => {
    const env = { ...envWith('the first one’s own'), ADMIN_EMAIL: 'ada@example.com' }
    const ofSettings = await runCommand('admin-create', { args: ['fay@example.com'], env })
    expect(ofSettings.told).toContain('fay@example.com is invited')

    const file = join(site.dataDir, 'lotline.env')
    writeFileSync(file, 'ADMIN_PASSWORD=another-of-the-file\n')
    const args = ['gus@example.com', '--env-file', file]
    const ofFile = await runCommand('admin-create', { args, env: envWith() })
    expect(ofFile.told).toContain('gus@example.com is invited')
  })

  test('is told what cannot be done', async () => {
    expect((await run('admin-remove', [])).told).toBe('Usage: lotline admin-remove EMAIL\n')
    expect(await run('admin-remove', ['nobody@example.com'])).toEqual({
      code: 1,
      told: `${database()}nobody@example.com is not on the staff.\n`,
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
      told: `${database()}${LAST_ADMINISTRATOR}\n`,
    })
  })
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
