import { resolve } from 'node:path'
import { environment, givenIn, type Environment, type Variables } from './environment.ts'
import { problemsOf } from './problems-of.ts'

/** Everything that is wrong with the environment, one line each. */
export class SettingsProblem extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(['Lotline cannot start with these settings:', ...problems].join('\n  - '))
    this.problems = problems
  }
}

export type Settings = ReturnType<typeof settingsOf>

/** Reads the environment; what is not set, or empty, has an embedded default. */
export function readSettings(env: Variables): Settings {
  const { settings, problems } = inspectSettings(env)
  if (problems.length > 0) throw new SettingsProblem(problems)
  return settings
}

/** The settings as far as they are right, everything that is wrong with them, and the variables whose values are. */
export function inspectSettings(env: Variables) {
  const given = givenIn(env)
  const parsed = environment.safeParse(given)
  const issues = parsed.error?.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }))
  const wrong = new Set(issues?.map(({ path }) => path))
  const right = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)))
  const problems = [
    ...(issues?.map(({ path, message }) => `${path} ${message}`) ?? []),
    ...problemsOf(given),
  ]
  return { settings: settingsOf(parsed.data ?? environment.parse(right)), problems, wrong }
}

/** The origins of this product's own pages; a local server has two names. */
export function publicOrigins({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string[] {
  const local = `http://localhost:${port}`
  return publicUrl === local ? [local, `http://127.0.0.1:${port}`] : [publicUrl]
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
    /** Where replies to mails are read; undefined: nowhere. */
    replyTo: env.MAIL_REPLY_TO ?? (isReadSender(env.MAIL_FROM) ? env.MAIL_FROM : undefined),
    stripe: stripeOf(env),
    admin: adminOf(env),
    /** Whether every administrator must have a second factor; who has one is always asked for it. */
    secondFactorRequired: (env.SECOND_FACTOR ?? (isDemo ? 'offered' : 'required')) === 'required',
    demo: isDemo,
    worker: env.WORKER,
    /** How many jobs of each lane this process runs at once. */
    workers: { now: env.WORKER_NOW, soon: env.WORKER_SOON, bulk: env.WORKER_BULK },
    photosAtOnce: env.PHOTOS_AT_ONCE,
    /** How long the server keeps serving after `/readyz` says that it is stopping. */
    shutdownDelayMs: env.SHUTDOWN_DELAY * 1000,
    /** Undefined: `secretKeys` generates one. */
    secretKey: env.SECRET_KEY,
    /** The key that is being replaced; what it signed or sealed is still accepted. */
    secretKeyBefore: env.SECRET_KEY_BEFORE,
    /** Whom fee invoices are from; without an address they have the name alone. */
    issuer: { name: env.LEGAL_NAME.trim(), address: env.LEGAL_ADDRESS ?? [] },
    platformFeeBps: env.PLATFORM_FEE_BPS,
    paymentDeadlineHours: env.PAYMENT_DEADLINE_HOURS,
    offerExpiryDays: env.OFFER_EXPIRY_DAYS,
    /** Business days in which a buyer may complain of what arrived. */
    claimWindowDays: env.CLAIM_WINDOW_DAYS,
    /** The days of pay runs; none: staff begin each. */
    payoutDays: env.PAYOUT_DAYS,
    /** How much a seller may owe, in cents, before it can't accept offers. */
    sellerDebtLimitCents: env.SELLER_DEBT_LIMIT,
    /** Whether orders to the United States can't be paid by card without a certificate that covers their state. */
    needsResaleCertificate: env.RESALE_CERTIFICATE === 'required',
    samplesPriceCents: env.SAMPLES_PRICE_CENTS,
    rateLimitAddressFactor: env.RATE_LIMIT_ADDRESS_FACTOR,
    /** How many calls of one person, or of visitors from one address, a process works on at once; the others wait. */
    callsAtOnce: env.CALLS_AT_ONCE,
    /** Who answers searches of the catalogue. */
    search: env.SEARCH,
    /** Search servers that answer in place of memory, each with its part of the products. */
    searchServers: env.SEARCH_URL?.map(searchServerAt),
    /** What a bearer shows to read `/metrics`; undefined: only callers on this machine may. */
    metricsToken: env.METRICS_TOKEN,
    /** The collector that traces are sent to. */
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL,
    analyticsUrl: env.ANALYTICS_URL,
  }
}

const SEARCH_PORT = 9306

function searchServerAt(address: string) {
  const { hostname: host, port, username: user, password } = new URL(address)
  return {
    host,
    port: Number(port || SEARCH_PORT),
    ...(user && { user: decodeURIComponent(user) }),
    ...(password && { password: decodeURIComponent(password) }),
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
  const connectWebhookSecret = env.STRIPE_CONNECT_WEBHOOK_SECRET
  const secrets = { webhookSecret, webhookSecretBefore, connectWebhookSecret }
  return { secretKey, ...secrets, apiUrl: env.STRIPE_API_URL }
}

function adminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment) {
  return email && password ? { email, password } : undefined
}

/** Whether somebody reads what is sent to the sender of our mails. */
const isReadSender = (from: string) => !/no-?reply/i.test(from)
