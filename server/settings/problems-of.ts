import type { Variables } from './environment.ts'
import { aboutMisspelt, dangerouslyMisspelt } from './misspelt-settings.ts'

/** Settings that contradict or need each other, whatever their values are. */
export const problemsOf = (given: Variables): string[] => [
  ...missingCompanions(given),
  ...contradictions(given),
  ...missingInProduction(given),
  ...unsaidInProduction(given),
  ...misspeltInProduction(given),
]

/** Settings that only work together. */
function missingCompanions(given: Variables) {
  const needs: [string, string[]][] = [
    ['S3_BUCKET', ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    ['STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET']],
    ['STRIPE_WEBHOOK_SECRET', ['STRIPE_SECRET_KEY']],
    ['STRIPE_API_URL', ['STRIPE_SECRET_KEY']],
    ['STRIPE_WEBHOOK_SECRET_BEFORE', ['STRIPE_WEBHOOK_SECRET']],
    ['STRIPE_CONNECT_WEBHOOK_SECRET', ['STRIPE_WEBHOOK_SECRET']],
    ['ADMIN_EMAIL', ['ADMIN_PASSWORD']],
    ['ADMIN_PASSWORD', ['ADMIN_EMAIL']],
    ['DATABASE_OWNER_URL', ['DATABASE_URL']],
    ['DATABASE_REPLICA_URL', ['DATABASE_URL']],
    ['REPLICA_STALENESS', ['DATABASE_REPLICA_URL']],
    ['DATABASE_POOLER_URL', ['DATABASE_URL']],
    ['REDIS_URL', ['DATABASE_URL']],
    ['SEARCH_URL', ['DATABASE_URL']],
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
      words: 'SMTP_URL must be set in production (or set MAIL=off: no links or notices are sent)',
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

// There nobody watches the terminal, and a fee or a sender that is not set is its default.
const misspeltInProduction = (given: Variables) =>
  given.NODE_ENV === 'production' ? dangerouslyMisspelt(given).map(aboutMisspelt) : []
