import { resolve } from 'node:path'
import { environment, type Environment } from './environment.ts'

/** Everything that is wrong with the environment, one line each. */
export class SettingsProblem extends Error {
  constructor(problems: string[]) {
    super(['Lotline cannot start with these settings:', ...problems].join('\n  - '))
  }
}

export type Settings = ReturnType<typeof settingsOf>

type Variables = Record<string, string | undefined>

/** Reads the environment; what is not set, or empty, has an embedded default. */
export function readSettings(env: Variables): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  const problems = [
    ...(parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []),
    ...missingCompanions(given),
    ...contradictions(given),
    ...missingInProduction(given),
    ...unsaidInProduction(given),
  ]
  if (!parsed.success || problems.length > 0) throw new SettingsProblem(problems)
  return settingsOf(parsed.data)
}

/** The origins of this product's own pages; a local server has two names. */
export function publicOrigins({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string[] {
  const local = `http://localhost:${port}`
  return publicUrl === local ? [local, `http://127.0.0.1:${port}`] : [publicUrl]
}

/** Settings that only work together. */
function missingCompanions(given: Variables) {
  const needs: [string, string[]][] = [
    ['S3_BUCKET', ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    ['STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET']],
    ['STRIPE_WEBHOOK_SECRET', ['STRIPE_SECRET_KEY']],
    ['STRIPE_API_URL', ['STRIPE_SECRET_KEY']],
    ['STRIPE_WEBHOOK_SECRET_BEFORE', ['STRIPE_WEBHOOK_SECRET']],
    ['ADMIN_EMAIL', ['ADMIN_PASSWORD']],
    ['ADMIN_PASSWORD', ['ADMIN_EMAIL']],
    ['DATABASE_OWNER_URL', ['DATABASE_URL']],
    ['DATABASE_REPLICA_URL', ['DATABASE_URL']],
    ['REPLICA_STALENESS', ['DATABASE_REPLICA_URL']],
    ['DATABASE_POOLER_URL', ['DATABASE_URL']],
    ['REDIS_URL', ['DATABASE_URL']],
  ]
  return needs.flatMap(([name, companions]) =>
    companions
      .filter((companion) => given[name] && !given[companion])
      .map((companion) => `${companion} must be set as well, because ${name} is`),
  )
}

function contradictions(given: Variables) {
  const pairs: [string, string][] = [
    ['PAYMENTS', 'STRIPE_SECRET_KEY'],
    ['MAIL', 'SMTP_URL'],
  ]
  const clashes = pairs
    .filter(([name, other]) => given[name] && given[other])
    .map(([name, other]) => `${name}=${given[name]} and ${other} exclude each other`)
  const isOpen = given.NODE_ENV === 'production' && given.LOTLINE_DEV === 'on'
  return isOpen ? [...clashes, 'LOTLINE_DEV=on signs anybody in: not in production'] : clashes
}

/** In production a stand-in for a real service must be asked for, so that a typo never leads to one. */
function unsaidInProduction(given: Variables) {
  if (given.NODE_ENV !== 'production') return []
  const needed = [
    {
      isSaid: given.STRIPE_SECRET_KEY || given.PAYMENTS,
      words:
        'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set in production (or set PAYMENTS=sandbox: orders are then paid with play money)',
    },
    {
      isSaid: given.SMTP_URL || given.MAIL,
      words:
        'SMTP_URL must be set in production (or set MAIL=off: nobody then gets a link or a notice)',
    },
  ]
  return needed.filter(({ isSaid }) => !isSaid).map(({ words }) => words)
}

function missingInProduction(given: Variables) {
  if (given.NODE_ENV !== 'production' || given.EMBEDDED === 'on') return []
  const needed = {
    DATABASE_URL: 'the PostgreSQL to use',
    SECRET_KEY: 'a random text of at least 32 characters, the same on every node',
    PUBLIC_URL: 'the address people open',
  }
  return Object.entries(needed)
    .filter(([name]) => !given[name])
    .map(([name, what]) => `${name} must be set in production: ${what} (or set EMBEDDED=on)`)
}

function settingsOf(env: Environment) {
  const production = env.NODE_ENV === 'production'
  // The demo's passwords are public, so it runs where others can reach it only when DEMO says so.
  const isDemo = env.DEMO ?? (!env.DATABASE_URL && !production)
  return {
    production,
    /** Reload, one-click sign-in and the pages under /dev that show how things are built. */
    development: env.LOTLINE_DEV,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    /** The proxies whose X-Forwarded-For is believed. */
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: resolve(env.DATA_DIR),
    /** Files are refused when less than this is free on the volume of `dataDir`; undefined: depends on the volume's size. */
    leastFreeBytes: env.LEAST_FREE_MB === undefined ? undefined : env.LEAST_FREE_MB * 1_000_000,
    /** Undefined: the embedded PostgreSQL in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** The address for the role that owns the tables and migrates; undefined: the same as `databaseUrl`. */
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    /** A streaming replica, and how old what is read there may be. */
    replica: env.DATABASE_REPLICA_URL
      ? { url: env.DATABASE_REPLICA_URL, withinMs: env.REPLICA_STALENESS * 1000 }
      : undefined,
    /** The pooler that requests use; undefined: they use `databaseUrl`, as does all that needs a session of its own. */
    databasePoolerUrl: env.DATABASE_POOLER_URL,
    /** The Redis that carries live notices between processes; undefined: PostgreSQL does. */
    redisUrl: env.REDIS_URL,
    s3: s3Of(env),
    smtpUrl: env.SMTP_URL,
    /** Whether mails are written but never sent. */
    mailOff: env.MAIL === 'off',
    mailFrom: env.MAIL_FROM,
    stripe: stripeOf(env),
    admin: adminOf(env),
    /** Whether every administrator must have a second factor; who has one is always asked for it. */
    secondFactorRequired: (env.SECOND_FACTOR ?? (isDemo ? 'offered' : 'required')) === 'required',
    demo: isDemo,
    worker: env.WORKER,
    /** How many jobs of each lane this process runs at once. */
    workers: { now: env.WORKER_NOW, soon: env.WORKER_SOON, bulk: env.WORKER_BULK },
    photosAtOnce: env.PHOTOS_AT_ONCE,
    /** How long the server goes on serving after `/readyz` says that it is stopping. */
    shutdownDelayMs: env.SHUTDOWN_DELAY * 1000,
    /** Undefined: `secretKeys` generates one. */
    secretKey: env.SECRET_KEY,
    /** The key that is being replaced; what it signed or sealed is still accepted. */
    secretKeyBefore: env.SECRET_KEY_BEFORE,
    platformFeeBps: env.PLATFORM_FEE_BPS,
    paymentDeadlineHours: env.PAYMENT_DEADLINE_HOURS,
    offerExpiryDays: env.OFFER_EXPIRY_DAYS,
    samplesPriceCents: env.SAMPLES_PRICE_CENTS,
    rateLimitAddressFactor: env.RATE_LIMIT_ADDRESS_FACTOR,
    /** How many calls of one person, or of visitors from one address, a process works on at once; the others wait. */
    callsAtOnce: env.CALLS_AT_ONCE,
    /** Who answers searches of the catalogue. */
    search: env.SEARCH,
    /** What a bearer shows to read `/metrics`; undefined: only callers on this machine may. */
    metricsToken: env.METRICS_TOKEN,
    /** The collector that traces are sent to. */
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL,
    analyticsUrl: env.ANALYTICS_URL,
  }
}

function s3Of(env: Environment) {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !endpoint || !accessKeyId || !secretAccessKey) return undefined
  return { bucket, endpoint, region, accessKeyId, secretAccessKey }
}

function stripeOf(env: Environment) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey || !webhookSecret) return undefined
  const webhookSecretBefore = env.STRIPE_WEBHOOK_SECRET_BEFORE
  return { secretKey, webhookSecret, webhookSecretBefore, apiUrl: env.STRIPE_API_URL }
}

function adminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment) {
  return email && password ? { email, password } : undefined
}
