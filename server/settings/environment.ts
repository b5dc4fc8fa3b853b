import { isIP } from 'node:net'
import { z } from 'zod'
import { emailText } from '#market/accounts/email.ts'
import { weekdays } from '#market/payouts/pay-runs.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The variables Lotline reads, as a person may set them. */
export const environment = z.object({
  NODE_ENV: z.string().default('development'),
  LOTLINE_DEV: onOrOff().default(false),
  EMBEDDED: onOrOff().default(false),

  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address(/^https?$/, 'an address such as https://lots.example.com')
    .refine(isOrigin, 'must have no path')
    .transform((url) => new URL(url).origin)
    .optional(),

  TRUSTED_PROXIES: proxies().optional(),

  DATA_DIR: z.string().default('./data'),
  LEAST_FREE_MB: wholeNumber(0, 999_999_999).optional(),
  DATABASE_URL: postgresAddress().optional(),
  DATABASE_OWNER_URL: postgresAddress().optional(),
  DATABASE_REPLICA_URL: postgresAddress().optional(),
  REPLICA_STALENESS: wholeNumber(1, 60).default(5),
  DATABASE_POOLER_URL: postgresAddress().optional(),
  REDIS_URL: address(/^rediss?$/, 'an address such as redis://user:password@host:6379').optional(),

  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: webAddress().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  SMTP_URL: address(/^smtps?$/, 'an address such as smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().includes('@', 'must hold an email address').default(defaultSender()),
  MAIL_REPLY_TO: z.string().includes('@', 'must hold an email address').optional(),

  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_WEBHOOK_SECRET_BEFORE: z.string().optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: webAddress().optional(),

  PAYMENTS: z.enum(['sandbox'], 'must be sandbox, or not be set').optional(),
  MAIL: z.enum(['off'], 'must be off, or not be set').optional(),

  ADMIN_EMAIL: emailText('must be an email address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),

  SECOND_FACTOR: z.enum(['required', 'offered'], 'must be required or offered').optional(),

  SEARCH: z.enum(['memory', 'database'], 'must be memory or database').default('memory'),
  SEARCH_URL: searchServers().optional(),

  DEMO: onOrOff().optional(),
  WORKER: onOrOff().default(true),
  WORKER_NOW: wholeNumber(0, 64).default(4),
  WORKER_SOON: wholeNumber(0, 64).default(2),
  WORKER_BULK: wholeNumber(0, 64).default(3),
  PHOTOS_AT_ONCE: wholeNumber(1, 100).default(6),
  SHUTDOWN_DELAY: wholeNumber(0, 300).default(0),
  SECRET_KEY: secret().optional(),
  SECRET_KEY_BEFORE: secret().optional(),

  LEGAL_NAME: z.string().max(120, 'must have at most 120 characters').default('Lotline'),
  LEGAL_ADDRESS: lines('must be at most 6 lines of up to 120 characters').optional(),
  PLATFORM_FEE_BPS: wholeNumber(0, 10_000).default(1000),
  PAYMENT_DEADLINE_HOURS: wholeNumber(1, 8760).default(72),
  CLAIM_WINDOW_DAYS: wholeNumber(0, 60).default(5),
  PAYOUT_DAYS: payoutDays(),
  SELLER_DEBT_LIMIT: wholeNumber(0, 99_999_999).default(500_00),
  RESALE_CERTIFICATE: z
    .enum(['required', 'optional'], 'must be required or optional')
    .default('optional'),
  SAMPLES_PRICE_CENTS: wholeNumber(50, 99_999_999).default(4900),
  OFFER_EXPIRY_DAYS: wholeNumber(1, 365).default(7),
  RATE_LIMIT_ADDRESS_FACTOR: number().default(1),
  CALLS_AT_ONCE: wholeNumber(1, 1000).default(4),

  METRICS_TOKEN: secret().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  ANALYTICS_URL: webAddress().optional(),
})

export type Environment = z.infer<typeof environment>

export type Variables = Record<string, string | undefined>

/** The variables with a value; an empty one counts as not set. */
export const givenIn = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).filter(
      // A login shell says in MAIL where the account's mailbox is.
      ([name, value]) => value?.trim() && !(name === 'MAIL' && value.startsWith('/')),
    ),
  )

/** Whether a variable is one of Lotline's. */
export const isSetting = (name: string): boolean => name in environment.shape

function defaultSender() {
  return 'Lotline <no-reply@lotline.example>'
}

function secret() {
  return z.string().min(32, 'must have at least 32 characters')
}

function onOrOff() {
  return z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')
}

/** Lines of text, with semicolons between. */
function lines(message: string) {
  return z
    .string()
    .transform((text) => text.split(';').flatMap((line) => line.trim() || []))
    .refine((all) => all.length > 0 && all.length <= 6, message)
    .refine((all) => all.every((line) => line.length <= 120), message)
}

function payoutDays() {
  return z
    .string()
    .default('tue,fri')
    .transform((text) =>
      text === 'off'
        ? []
        : text
            .toLowerCase()
            .split(',')
            .map((day) => day.trim()),
    )
    .pipe(z.array(z.enum(weekdays), 'must be days such as tue,fri, or off'))
}

function proxies() {
  return z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine(
      (all) => all.every(isAddressOrNetwork),
      'must be addresses or networks, such as 10.0.0.0/8, with commas between',
    )
}

const isAddressOrNetwork = (text: string) => {
  const [ip = '', bits, ...rest] = text.split('/')
  const most = isIP(ip) === 6 ? 128 : 32
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(ip) > 0 && isNetwork && rest.length === 0
}

function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
}

function number() {
  const message = 'must be a number over 0'
  return z
    .string()
    .regex(/^\d{1,9}(\.\d{1,9})?$/, message)
    .transform(Number)
    .refine((value) => value > 0, message)
}

function webAddress() {
  return address(/^https?$/, 'an address that begins with https:// or http://')
}

// An address with a socket folder as its host is not a valid URL.
function postgresAddress() {
  return z
    .string()
    .regex(
      /^postgres(ql)?:\/\//,
      'must be an address such as postgres://user:password@host/database',
    )
}

function address(protocol: RegExp, example: string) {
  return z.url({ protocol, error: `must be ${example}` })
}

/** Where search servers listen: one for each part of the products, in an order that stays. */
function searchServers() {
  const one = address(
    /^mysql$/,
    'addresses such as mysql://a.internal:9306,mysql://b.internal:9306',
  )
  return z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(one).max(64, 'must be at most 64 addresses'))
}

function isOrigin(url: string) {
  if (!URL.canParse(url)) return true
  const { pathname, search, hash } = new URL(url)
  return pathname === '/' && !search && !hash
}
