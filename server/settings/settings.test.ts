import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings, SettingsProblem } from './settings.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://lotline:secret@db.example.com/lotline',
  SECRET_KEY: 'k'.repeat(32),
  PUBLIC_URL: 'https://lots.example.com',
  PAYMENTS: 'sandbox',
  MAIL: 'off',
}

describe('without any setting', () => {
  test('everything has an embedded default', () => {
    expect(readSettings({})).toMatchObject({
      production: false,
      development: false,
      port: 3000,
      host: '127.0.0.1',
      trustedProxies: undefined,
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      databasePoolerUrl: undefined,
      s3: undefined,
      smtpUrl: undefined,
      stripe: undefined,
      admin: undefined,
      demo: true,
      worker: true,
      secretKey: undefined,
      issuer: { name: 'Lotline', address: [] },
      platformFeeBps: 1000,
      paymentDeadlineHours: 72,
      offerExpiryDays: 7,
      claimWindowDays: 5,
      samplesPriceCents: 4900,
      rateLimitAddressFactor: 1,
      logLevel: 'info',
      analyticsUrl: undefined,
    })
  })

  test('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({}))
  })

  test('the mailbox that a login shell names is no setting', () => {
    expect(readSettings({ MAIL: '/var/mail/ada' })).toEqual(readSettings({}))
  })

  test('the address people open follows the port', () => {
    expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })
})

describe('the company on fee invoices', () => {
  test('has a name and an address of several lines', () => {
    const given = {
      LEGAL_NAME: 'Lotline Markets, Inc.',
      LEGAL_ADDRESS: '9 Canal Row; Reno, NV 89502;',
    }
    expect(readSettings(given).issuer).toEqual({
      name: 'Lotline Markets, Inc.',
      address: ['9 Canal Row', 'Reno, NV 89502'],
    })
  })

  test.each([';', ' ; ;', 'a;b;c;d;e;f;g', 'x'.repeat(121)])(
    'has no address such as %j',
    (text) => {
      expect(() => readSettings({ LEGAL_ADDRESS: text })).toThrow(
        'LEGAL_ADDRESS must be at most 6 lines of up to 120 characters',
      )
    },
  )
})

describe('the demo marketplace', () => {
  test('is off with a database of your own, unless asked for', () => {
    const { DATABASE_URL } = production
    expect(readSettings({ DATABASE_URL }).demo).toBe(false)
    expect(readSettings({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true)
    expect(readSettings({ DEMO: 'off' }).demo).toBe(false)
  })

  test('is off in production, where everybody would know its passwords, unless asked for', () => {
    const { NODE_ENV, PAYMENTS, MAIL } = production
    const embedded = { NODE_ENV, PAYMENTS, MAIL, EMBEDDED: 'on' }
    expect(readSettings(embedded)).toMatchObject({ demo: false, secondFactorRequired: true })
    expect(readSettings({ ...embedded, DEMO: 'on' }).demo).toBe(true)
  })
})

describe('real services', () => {
  test('are each set by their variables', () => {
    const settings = readSettings({
      ...production,
      PAYMENTS: '',
      MAIL: '',
      PUBLIC_URL: 'https://lots.example.com/',
      DATABASE_OWNER_URL: 'postgres://owner:secret@db.example.com/lotline',
      DATABASE_POOLER_URL: 'postgres://lotline:secret@pooler.example.com:6432/lotline',
      S3_BUCKET: 'lots',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      SMTP_URL: 'smtp://mail.example.com:587',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      ADMIN_EMAIL: 'ada@example.com',
      ADMIN_PASSWORD: 'long enough',
      WORKER: 'off',
      WORKER_NOW: '8',
      WORKER_BULK: '0',
      PHOTOS_AT_ONCE: '12',
      SHUTDOWN_DELAY: '15',
    })
    expect(settings).toMatchObject({
      production: true,
      publicUrl: 'https://lots.example.com',
      databaseUrl: production.DATABASE_URL,
      databaseOwnerUrl: 'postgres://owner:secret@db.example.com/lotline',
      databasePoolerUrl: 'postgres://lotline:secret@pooler.example.com:6432/lotline',
      s3: { bucket: 'lots', region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' },
      smtpUrl: 'smtp://mail.example.com:587',
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined },
      admin: { email: 'ada@example.com', password: 'long enough' },
      worker: false,
      workers: { now: 8, soon: 2, bulk: 0 },
      photosAtOnce: 12,
      shutdownDelayMs: 15_000,
    })
  })

  test('say what else they need', () => {
    expect(
      problemsOf({ S3_BUCKET: 'lots', STRIPE_SECRET_KEY: 'sk', ADMIN_EMAIL: 'a@b.co' }),
    ).toEqual([
      'S3_ENDPOINT must be set as well, because S3_BUCKET is',
      'S3_ACCESS_KEY_ID must be set as well, because S3_BUCKET is',
      'S3_SECRET_ACCESS_KEY must be set as well, because S3_BUCKET is',
      'STRIPE_WEBHOOK_SECRET must be set as well, because STRIPE_SECRET_KEY is',
      'ADMIN_PASSWORD must be set as well, because ADMIN_EMAIL is',
    ])
    expect(problemsOf({ DATABASE_OWNER_URL: 'postgres://owner@db.example.com/lotline' })).toEqual([
      'DATABASE_URL must be set as well, because DATABASE_OWNER_URL is',
    ])
    expect(
      problemsOf({ DATABASE_POOLER_URL: 'postgres://lotline@db.example.com/lotline' }),
    ).toEqual(['DATABASE_URL must be set as well, because DATABASE_POOLER_URL is'])
  })
})

describe('settings that are wrong', () => {
  test('are all named in one list', () => {
    const wrong = {
      PORT: '70000',
      PUBLIC_URL: 'lots.example.com',
      DATABASE_URL: 'mysql://db',
      SECRET_KEY: 'short',
      DEMO: 'yes',
      PLATFORM_FEE_BPS: '12.5',
      LOG_LEVEL: 'loud',
      WORKER_SOON: 'many',
      PHOTOS_AT_ONCE: '0',
    }
    expect(problemsOf(wrong)).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'PUBLIC_URL must be an address such as https://lots.example.com',
      'DATABASE_URL must be an address such as postgres://user:password@host/database',
      'DEMO must be on or off',
      'WORKER_SOON must be a whole number from 0 to 64',
      'PHOTOS_AT_ONCE must be a whole number from 1 to 100',
      'SECRET_KEY must have at least 32 characters',
      'PLATFORM_FEE_BPS must be a whole number from 0 to 10000',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ])
  })

  test('never show a secret', () => {
    expect(problemsOf({ SECRET_KEY: 'hush' }).join()).not.toContain('hush')
  })

  test('a public address with a path is refused', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://example.com/lots' })).toEqual([
      'PUBLIC_URL must have no path',
    ])
  })
})

test('events of sellers’ accounts at Stripe have a secret of their own', () => {
  const connect = { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_connect' }
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(readSettings({ ...keys, ...connect }).stripe).toMatchObject({
    webhookSecret: 'whsec_1',
    connectWebhookSecret: 'whsec_connect',
  })
  expect(problemsOf(connect)).toEqual([
    'STRIPE_WEBHOOK_SECRET must be set as well, because STRIPE_CONNECT_WEBHOOK_SECRET is',
  ])
})

describe('keys that are being replaced', () => {
  test('work along with the new ones', () => {
    const settings = readSettings({
      SECRET_KEY: 'n'.repeat(32),
      SECRET_KEY_BEFORE: 'o'.repeat(32),
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_new',
      STRIPE_WEBHOOK_SECRET_BEFORE: 'whsec_old',
    })
    expect(settings.secretKeyBefore).toBe('o'.repeat(32))
    expect(settings.stripe).toMatchObject({
      webhookSecret: 'whsec_new',
      webhookSecretBefore: 'whsec_old',
    })
  })

  test('are checked as the new ones are', () => {
    expect(problemsOf({ SECRET_KEY_BEFORE: 'short' })).toEqual([
      'SECRET_KEY_BEFORE must have at least 32 characters',
    ])
    expect(problemsOf({ STRIPE_WEBHOOK_SECRET_BEFORE: 'whsec_old' })).toEqual([
      'STRIPE_WEBHOOK_SECRET must be set as well, because STRIPE_WEBHOOK_SECRET_BEFORE is',
    ])
  })
})

describe('in production', () => {
  test('what stands in for payments and mail must be asked for', () => {
    const { PAYMENTS: _play, MAIL: _none, ...unsaid } = production
    for (const env of [unsaid, { NODE_ENV: 'production', EMBEDDED: 'on' }])
      expect(problemsOf(env)).toEqual([
        'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set in production (or set PAYMENTS=sandbox: orders are then paid with play money)',
        'SMTP_URL must be set in production (or set MAIL=off: no links or notices are sent)',
      ])
  })

  test('nobody is signed in by one click', () => {
    expect(problemsOf({ ...production, LOTLINE_DEV: 'on' })).toEqual([
      'LOTLINE_DEV=on signs anybody in: not in production',
    ])
  })

  test('a real service and what stands in for it exclude each other', () => {
    const both = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      SMTP_URL: 'smtp://mail.example.com',
    }
    expect(problemsOf({ ...production, ...both })).toEqual([
      'PAYMENTS=sandbox and STRIPE_SECRET_KEY exclude each other',
      'MAIL=off and SMTP_URL exclude each other',
    ])
  })

  test('the database, the key and the address must be set', () => {
    const problems = problemsOf({ NODE_ENV: 'production' })
    expect(problems.map((line) => line.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'SECRET_KEY',
      'PUBLIC_URL',
      'STRIPE_SECRET_KEY',
      'SMTP_URL',
    ])
    expect(readSettings(production).production).toBe(true)
  })

  test('the embedded services serve when that is said', () => {
    const settings = readSettings({
      NODE_ENV: 'production',
      EMBEDDED: 'on',
      PAYMENTS: 'sandbox',
      MAIL: 'off',
    })
    expect(settings).toMatchObject({ production: true, databaseUrl: undefined })
  })
})

function problemsOf(env: Record<string, string>) {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsProblem) return error.message.split('\n  - ').slice(1)
    throw error
  }
  return []
}

describe('a replica', () => {
  const DATABASE_REPLICA_URL = 'postgres://lotline@copy.example.com/lotline'

  test('is read within five seconds, unless told otherwise', () => {
    const { replica } = readSettings({ ...production, DATABASE_REPLICA_URL })
    expect(replica).toEqual({ url: DATABASE_REPLICA_URL, withinMs: 5000 })
    const env = { ...production, DATABASE_REPLICA_URL, REPLICA_STALENESS: '60' }
    expect(readSettings(env).replica?.withinMs).toBe(60_000)
    expect(() => readSettings({ ...env, REPLICA_STALENESS: '61' })).toThrow('from 1 to 60')
  })

  test('is one of a database of your own, and the bound is a replica’s', () => {
    expect(() => readSettings({ DATABASE_REPLICA_URL })).toThrow('DATABASE_URL must be set')
    expect(() => readSettings({ ...production, REPLICA_STALENESS: '2' })).toThrow(
      'DATABASE_REPLICA_URL must be set',
    )
  })
})
