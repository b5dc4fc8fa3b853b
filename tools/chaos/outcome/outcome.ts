import { imports, photos } from './files.ts'
import { aMailEachTurn, mailsArrived } from './mails.ts'
import { offersAsSeen, oneTurnEach } from './offers.ts'
import { oneEventEach, oneOrderEach } from './orders.ts'
import { paymentsAgree, refundsAgree } from './payments.ts'
import type { Outcome, Rule } from './rule.ts'
import { lastName, unitsAsAcknowledged } from './products.ts'
import { deadlocks, jobsLeft, pagesTold } from './quiet.ts'

/** What has to hold of the history, whatever went wrong meanwhile; each answers what breaks it. */
const rules: Record<string, Rule> = {
  'nobody was told what contradicts itself': ({ history }) => history.contradictions,
  'every write was answered for good': ({ history }) =>
    history.writes
      .filter(({ outcome }) => outcome === 'unknown')
      .map(({ key, route }) => `${route} of ${key}`),
  'no request failed with 500': ({ history }) =>
    [...history.answers]
      .filter(([line]) => line.startsWith('500 '))
      .map(([line, times]) => `${line}: ${times} times`),
  'no process ended by itself': ({ fallen }) => fallen,
  'a turn that was acknowledged is there once, one that was refused is not': oneTurnEach,
  'an offer was accepted as it was seen, and is in its history as it was shown': offersAsSeen,
  'a purchase that was acknowledged is one order, and nobody else made one': oneOrderEach,
  'what was acknowledged of an order happened to it once': oneEventEach,
  'units moved as was acknowledged': unitsAsAcknowledged,
  'a lot goes by the name that was given last': lastName,
  'an import that was acknowledged is complete, with each of its rows once': imports,
  'a photo that was acknowledged is kept': photos,
  'what the provider was paid is what was paid here': paymentsAgree,
  'what the provider gave back is what went back here': refundsAgree,
  'each mail arrived, by a name that no other mail has': mailsArrived,
  'the other side of each turn was mailed, or is to be': aMailEachTurn,
  'every page is back, and was told after the last change': pagesTold,
  'no job is left, and none was given up': jobsLeft,
  'nobody waited in a circle': deadlocks,
}

export type Broken = { rule: string; violations: string[] }

export async function judge(outcome: Outcome): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const [rule, find] of Object.entries(rules)) {
    const violations = await find(outcome)
    if (violations.length > 0) broken.push({ rule, violations })
  }
  return broken
}
