import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { tryProvider } from '#server/payments/provider/try-provider.ts'
import { tryDatabase } from '#server/platform/database/try-database.ts'
import { tryRedis } from '#server/platform/live/redis/try-redis.ts'
import { tryMail } from '#server/platform/mail/try-mail.ts'
import { placeOf } from '#server/platform/place-of.ts'
import { tryBucket } from '#server/platform/storage/try-bucket.ts'
import type { Settings } from '#server/settings/settings.ts'
import { networkProblem } from '#server/platform/network-problem.ts'
import { tryPort } from './try-port.ts'

/** One thing that a setting connects to. */
export type Connection = {
  setting: string
  /** Where it is, without secrets. */
  place: string
  /**
   * `needed`: nothing starts without it. `wanted`: the start checks it too, but Lotline runs while it is down.
   * `other`: only `check-settings` checks it.
   */
  kind: 'needed' | 'wanted' | 'other'
  /** What is wrong, in words, or null. */
  attempt: (longestMs: number) => Promise<string | null>
}

/** Everything that these settings connect to. */
export function connectionsOf(settings: Settings): Connection[] {
  const { port, host, dataDir } = settings
  const here: Connection[] = [
    {
      setting: 'DATA_DIR',
      place: dataDir,
      kind: 'needed',
      attempt: async () => tryFolder(dataDir),
    },
    {
      setting: 'PORT',
      place: `${host}:${port}`,
      kind: 'needed',
      attempt: async () => (port === 0 ? null : tryPort({ port, host })),
    },
  ]
  return [...here, ...databases(settings), ...services(settings), ...others(settings)]
}

function databases({ databaseUrl, databaseOwnerUrl, databasePoolerUrl, replica }: Settings) {
  const named: [string, string | undefined, Connection['kind']][] = [
    ['DATABASE_URL', databaseUrl, 'needed'],
    ['DATABASE_OWNER_URL', databaseOwnerUrl, 'needed'],
    ['DATABASE_POOLER_URL', databasePoolerUrl, 'needed'],
    ['DATABASE_REPLICA_URL', replica?.url, 'wanted'],
  ]
  return named.flatMap(([setting, url, kind]): Connection[] =>
    url === undefined
      ? []
      : [{ setting, place: placeOf(url), kind, attempt: (longest) => tryDatabase(url, longest) }],
  )
}

function services({ redisUrl, smtpUrl, s3 }: Settings): Connection[] {
  const found: Connection[] = []
  if (redisUrl)
    found.push({
      setting: 'REDIS_URL',
      place: placeOf(redisUrl),
      kind: 'wanted',
      attempt: (longest) => tryRedis(redisUrl, longest),
    })
  if (s3)
    found.push({
      setting: 'S3_BUCKET',
      place: `${s3.bucket} at ${placeOf(s3.endpoint)}`,
      kind: 'wanted',
      attempt: (longest) => tryBucket(s3, longest),
    })
  if (smtpUrl)
    found.push({
      setting: 'SMTP_URL',
      place: placeOf(smtpUrl),
      kind: 'wanted',
      attempt: (longest) => tryMail(smtpUrl, longest),
    })
  return found
}

function others({ stripe, tracesEndpoint, analyticsUrl }: Settings): Connection[] {
  const addresses = { OTEL_EXPORTER_OTLP_ENDPOINT: tracesEndpoint, ANALYTICS_URL: analyticsUrl }
  const found = Object.entries(addresses).flatMap(([setting, url]): Connection[] =>
    url === undefined
      ? []
      : [
          {
            setting,
            place: placeOf(url),
            kind: 'other',
            attempt: (longest) => tryWebAddress(url, longest),
          },
        ],
  )
  if (!stripe) return found
  const { secretKey, apiUrl } = stripe
  const attempt = (longest: number) => tryProvider({ secretKey, apiUrl }, longest)
  const place = apiUrl ? placeOf(apiUrl) : 'Stripe'
  return [...found, { setting: 'STRIPE_SECRET_KEY', place, kind: 'other', attempt }]
}

/** Whether a folder can be written to, or be made; answers what hinders it, in words for the operator, or null. */
function tryFolder(folder: string): string | null {
  const found = nearestThere(folder)
  if (!statSync(found).isDirectory()) return `${found} is not a folder`
  try {
    accessSync(found, constants.W_OK | constants.X_OK)
    return null
  } catch {
    return `this account may not write to ${found}`
  }
}

function nearestThere(path: string): string {
  try {
    if (statSync(path, { throwIfNoEntry: false })) return path
  } catch {
    // Below a file, or below a folder that may not be entered.
  }
  const parent = dirname(path)
  return parent === path ? path : nearestThere(parent)
}

/** Whether anything answers at a web address, whatever it says. */
async function tryWebAddress(url: string, longestMs: number): Promise<string | null> {
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(longestMs) })
    await answer.body?.cancel()
    return null
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return isLate ? 'it does not answer' : (networkProblem(error) ?? String(error))
  }
}
