import { hashPassword } from '#server/accounts/hash-password.ts'
import type { Database } from '#server/platform/database/database.ts'
import { aBuyer } from '#server/testing/listings.ts'
import type { Bench } from '../support/benchmark.ts'
import { callerOf, timesOf, type Call, type Caller } from '../support/load.ts'
import type { Figure, Report } from '../support/report.ts'
import { startData, startServer } from '../support/site.ts'
import { likelihoodOfSame } from './mann-whitney.ts'

const WARM_UP = 20

/** Whether the time of an answer tells if an account exists: pairs of a known and an unknown e-mail, in either order. */
export async function measureAccounts({ keep, quick }: Bench): Promise<Report> {
  const data = await startData(keep)
  const pairs = quick ? 100 : 500
  const emails = await knownEmails(data.db, pairs + WARM_UP)
  const server = await startServer(keep, data)
  const caller = callerOf(keep, server.address)

  const guesses = await measurePairs(caller, emails, { call: guess, status: 401 })
  const resets = await measurePairs(caller, emails, { call: askForReset, status: 200 })
  return {
    made: [
      `${pairs} pairs, one call at a time, the worker mailing meanwhile.`,
      `Likelihood of what was measured if there were no difference (Mann-Whitney): sign-in ${inWords(guesses)}, reset ${inWords(resets)}.`,
    ],
    figures: [...figuresOf('wrong password', guesses), ...figuresOf('reset', resets)],
  }
}

type Kind = { call: (email: string) => Call; status: number }
type Times = { known: number[]; unknown: number[] }

async function measurePairs(caller: Caller, emails: string[], kind: Kind): Promise<Times> {
  const times: Times = { known: [], unknown: [] }
  for (const [pair, email] of emails.entries()) {
    const people = [
      { who: 'known', email } as const,
      { who: 'unknown', email: `nobody-${email}` } as const,
    ]
    if (Math.random() < 0.5) people.reverse()
    for (const person of people) {
      const load = await caller.make([kind.call(person.email)], 1)
      const [ms = Number.NaN] = timesOf(load, [kind.status])
      if (pair >= WARM_UP) times[person.who].push(ms)
    }
  }
  return times
}

async function knownEmails(db: Database, count: number): Promise<string[]> {
  const passwordHash = await hashPassword('the right password')
  const emails: string[] = []
  for (let number = 0; number < count; number++)
    emails.push((await aBuyer(db, { passwordHash })).email)
  return emails
}

// A program without cookies needs no token of a page; this one stands for nobody.
const asProgram = { method: 'POST', bearer: 'nobody' }
const guess = (email: string): Call => ({
  ...asProgram,
  path: '/login',
  body: { user: { email, password: 'a wrong guess' } },
})
const askForReset = (email: string): Call => ({
  ...asProgram,
  path: '/password',
  body: { user: { email } },
})

function figuresOf(what: string, { known, unknown }: Times): Figure[] {
  const baseline: Figure = { what: `${what}, known e-mail`, unit: 'ms', runs: [known] }
  return [baseline, { what: `${what}, unknown e-mail`, unit: 'ms', runs: [unknown], baseline }]
}

const inWords = ({ known, unknown }: Times) => likelihoodOfSame(known, unknown).toFixed(2)
