import type { SystemHealth } from '#market/system/system-api.ts'
import { placeOf } from '#server/platform/place-of.ts'
import type { Settings } from '#server/settings/settings.ts'

type Adapter = SystemHealth['adapters'][number]

/** What each part that reaches outside uses, without secrets; shown at the start and on the System page. */
export const adaptersOf = (settings: Settings): Adapter[] => [
  { part: 'Database', ...database(settings) },
  { part: 'Live notices', ...notices(settings) },
  { part: 'Files', ...files(settings) },
  { part: 'Mail', ...mail(settings) },
  { part: 'Payments', ...payments(settings) },
]

type Choice = Omit<Adapter, 'part'>

function database({ databaseUrl, databasePoolerUrl, replica, dataDir }: Settings): Choice {
  if (!databaseUrl) return { uses: `the embedded PostgreSQL in ${dataDir}`, kind: 'built in' }
  const pooler = databasePoolerUrl
    ? `, requests by the pooler at ${placeOf(databasePoolerUrl)}`
    : ''
  const beside = replica
    ? `; its replica at ${placeOf(replica.url)} is read while at most ${replica.withinMs / 1000} s behind`
    : ''
  return { uses: `PostgreSQL at ${placeOf(databaseUrl)}${pooler}${beside}`, kind: 'real' }
}

function notices({ redisUrl }: Settings): Choice {
  if (!redisUrl) return { uses: 'PostgreSQL (NOTIFY)', kind: 'built in' }
  return {
    uses: `Redis at ${new URL(redisUrl).host} while every process can reach it, otherwise PostgreSQL`,
    kind: 'real',
  }
}

function files({ s3, dataDir }: Settings): Choice {
  if (!s3) return { uses: `the folder ${dataDir}, for a single process`, kind: 'built in' }
  return { uses: `the bucket ${s3.bucket} at ${placeOf(s3.endpoint)}`, kind: 'real' }
}

function mail({ smtpUrl, mailOff, publicUrl, production }: Settings): Choice {
  if (mailOff) return { uses: 'off: no links or notices are sent', kind: 'off' }
  if (smtpUrl) return { uses: `SMTP at ${placeOf(smtpUrl)}`, kind: 'real' }
  const where = production ? 'not readable' : `readable at ${publicUrl}/dev/mailbox`
  return { uses: `kept here, ${where}`, kind: 'built in' }
}

function payments({ stripe }: Settings): Choice {
  if (!stripe) return { uses: 'the built-in sandbox: no money moves', kind: 'built in' }
  return stripe.secretKey.startsWith('sk_test_')
    ? { uses: 'Stripe, with a test key: no money moves', kind: 'built in' }
    : { uses: 'Stripe', kind: 'real' }
}
