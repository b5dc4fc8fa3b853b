import { describe, expect, test } from 'vitest'
import { adaptersOf } from './list-adapters.ts'
import { readSettings } from '#server/settings/settings.ts'

const usesOf = (env: Record<string, string>) =>
  Object.fromEntries(adaptersOf(readSettings(env)).map(({ part, ...rest }) => [part, rest]))

describe('what each part is connected to', () => {
  test('with nothing set is built in, and says so', () => {
    const uses = usesOf({ DATA_DIR: '/srv/lotline' })
    expect(uses).toEqual({
      Database: { uses: 'the embedded PostgreSQL in /srv/lotline', kind: 'built in' },
      'Live notices': { uses: 'PostgreSQL (NOTIFY)', kind: 'built in' },
      Files: { uses: 'the folder /srv/lotline, for a single process', kind: 'built in' },
      Mail: { uses: 'kept here, readable at http://localhost:3000/dev/mailbox', kind: 'built in' },
      Payments: { uses: 'the built-in sandbox: no money moves', kind: 'built in' },
    })
  })

  test('with everything set is real, and tells no secret', () => {
    const uses = usesOf({
      DATABASE_URL: 'postgres://lotline:s3cret@db.example.com:5432/lots',
      DATABASE_POOLER_URL: 'postgres://lotline:s3cret@db.example.com:6432/lots',
      REDIS_URL: 'rediss://lotline:s3cret@cache.example.com:6380/2',
      S3_BUCKET: 'photos',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_ACCESS_KEY_ID: 's3cret',
      S3_SECRET_ACCESS_KEY: 's3cret',
      SMTP_URL: 'smtps://lotline:s3cret@mail.example.com',
      STRIPE_SECRET_KEY: 'sk_live_s3cret',
      STRIPE_WEBHOOK_SECRET: 's3cret',
    })
    expect(uses).toEqual({
      Database: {
        uses: 'PostgreSQL at db.example.com:5432/lots, requests by the pooler at db.example.com:6432/lots',
        kind: 'real',
      },
      'Live notices': {
        uses: 'Redis at cache.example.com:6380 while every process can reach it, otherwise PostgreSQL',
        kind: 'real',
      },
      Files: { uses: 'the bucket photos at s3.example.com', kind: 'real' },
      Mail: { uses: 'SMTP at mail.example.com', kind: 'real' },
      Payments: { uses: 'Stripe', kind: 'real' },
    })
    expect(JSON.stringify(uses)).not.toContain('s3cret')
  })

  test('names the replica after the database, without secrets too', () => {
    const uses = usesOf({
      DATABASE_URL: 'postgres://lotline:s3cret@db.example.com/lots',
      DATABASE_REPLICA_URL: 'postgres://lotline:s3cret@copy.example.com/lots',
      REPLICA_STALENESS: '2',
    })
    expect(uses.Database).toEqual({
      uses: 'PostgreSQL at db.example.com/lots; its replica at copy.example.com/lots is read while at most 2 s behind',
      kind: 'real',
    })
  })

  test('names a test key and mail that goes nowhere', () => {
    const uses = usesOf({
      MAIL: 'off',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    })
    expect(uses).toMatchObject({
      Mail: { uses: 'off: no links or notices are sent', kind: 'off' },
      Payments: { uses: 'Stripe, with a test key: no money moves', kind: 'built in' },
    })
  })
})
