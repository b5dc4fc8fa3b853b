import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOf } from '#server/platform/place-of.ts'
import { freePort } from '#server/testing/free-port.ts'
import { runCommand, runCommandProcess } from '#server/testing/run-command.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let scratch: string
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'lotline-check-'))
})
afterAll(() => rmSync(scratch, { recursive: true }))

const check = (env: Record<string, string>, args: string[] = []) =>
  runCommand('check-settings', { args, env })

describe('lotline check-settings', () => {
  test('says what is connected to what, reaches it, and ends with 0', async () => {
    const port = await freePort()
    const env = { DATABASE_URL: site.database.url, DATA_DIR: scratch, PORT: String(port) }
    const { code, told } = await runCommandProcess('check-settings', { args: [], env })
    const place = placeOf(site.database.url)
    expect(told.split('\n')).toEqual([
      `Database: ${place}`,
      `  Database       PostgreSQL at ${place}`,
      '  Live notices   PostgreSQL (NOTIFY)',
      `  Files          the folder ${scratch}, for a single process`,
      `  Mail           kept here, readable at http://localhost:${port}/dev/mailbox`,
      '  Payments       the built-in sandbox: no money moves',
      `works  DATA_DIR: ${scratch}`,
      `works  PORT: 127.0.0.1:${port}`,
      `works  DATABASE_URL: ${place}`,
      'No problems found.',
      '',
    ])
    expect(code).toBe(0)
  })

  test('starts nothing and makes nothing', async () => {
    const dataDir = join(scratch, 'none')
    const env = { DATA_DIR: dataDir, PORT: String(await freePort()) }
    expect(await check(env)).toMatchObject({
      code: 0,
      told: expect.stringContaining(`Database: embedded, in ${dataDir}\n`),
    })
    expect(readdirSync(scratch)).not.toContain('none')
  })

  test('takes no offence at the port of the Lotline that runs', async () => {
    const { port } = new URL(site.address)
    const { code, told } = await check({ DATA_DIR: scratch, PORT: port })
    expect([code, told]).toEqual([0, expect.stringContaining(`works  PORT: 127.0.0.1:${port}\n`)])
  })

  test('names all that is wrong, and ends with 1', async () => {
    const away = await freePort()
    const file = join(scratch, 'lotline.env')
    writeFileSync(
      file,
      [
        `DATABASE_URL=postgres://lotline:s3cret@127.0.0.1:${away}/lotline`,
        `REDIS_URL=redis://127.0.0.1:${away}`,
        `STRIPE_SECRET_KEY=sk_test_s3cret`,
        `STRIPE_WEBHOOK_SECRET=whsec_s3cret`,
        `STRIPE_API_URL=http://127.0.0.1:${away}`,
        'PLATFORM_FEE_BPS=ten',
        'MAIL_FORM=lots@example.com',
        'SMTP_HOST=mail.example.com',
        `DATA_DIR=${scratch}`,
        'PORT=0',
      ].join('\n'),
    )
    const { code, told } = await check({}, ['--env-file', file])
    const refused = 'nothing listens there (connection refused).'
    expect(code).toBe(1)
    expect(told.split('\n')[0]).toBe(`Database: 127.0.0.1:${away}/lotline (settings: ${file})`)
    expect(told.split('\n').filter((line) => /^(WRONG|CHECK|Wrong)/.test(line))).toEqual([
      `WRONG  DATABASE_URL: 127.0.0.1:${away}/lotline: ${refused}`,
      `WRONG  REDIS_URL: 127.0.0.1:${away}: ${refused}`,
      `WRONG  STRIPE_SECRET_KEY: 127.0.0.1:${away}: it cannot be reached.`,
      'WRONG  PLATFORM_FEE_BPS must be a whole number from 0 to 10000',
      'WRONG  MAIL_FORM is not a setting of Lotline, and does nothing. Did you mean MAIL_FROM?',
      'CHECK  SMTP_HOST is not a setting of Lotline, and does nothing. Did you mean SMTP_URL?',
      'Wrong: 5.',
    ])
    expect(told).not.toContain('s3cret')
  })
})
