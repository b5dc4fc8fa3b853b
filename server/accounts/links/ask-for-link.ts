import { z } from 'zod'
import { linkKinds, type LinkKind } from '#market/accounts/account-link.ts'
import { transact } from '#server/platform/database/transact.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'
import { countAgainstLimit } from '../rate-limit-store.ts'
import type { AccountDeps } from '../account-deps.ts'
import { browserHashOf } from '../sessions/known-browser.ts'
import { findSignIn } from '../sessions/known-browser-store.ts'
import type { Browser } from '../sessions/start-session.ts'

/** Whom a link is for: by email, or by the link they were mailed before, as it is kept. */
const addressee = z.union([z.object({ email: z.string() }), z.object({ tokenHash: z.string() })])
const linkAsked = z.object({
  kind: z.enum(linkKinds),
  addressee,
  requestId: z.string(),
  /** Whether a known browser of the account asked. */
  isKnown: z.boolean().optional(),
})
export type LinkAsked = z.infer<typeof linkAsked>

export const linkMailing = job('mail_link', linkAsked, { urgency: 'first' })

const HOUR = 3600
const ACCOUNT_LINKS = 3
const ADDRESS_LINKS = 10

type LinkRequest = { kind: LinkKind; addressee: z.infer<typeof addressee> }

/**
 * Accepts a request for a link. Only the job looks the account up, so neither the answer nor its time reveals
 * whether there is one. Attempts are counted by address and origin, and separately for a browser that signed in
 * there before. So strangers' requests can't block the owner's. The job limits how many mails are sent.
 */
export async function askForLink(
  { db, addressFactor }: AccountDeps,
  asked: LinkRequest,
  browser: Browser,
) {
  const { kind } = asked
  const { address, requestId } = browser
  const given = 'email' in asked.addressee ? asked.addressee.email : asked.addressee.tokenHash
  const isKnown = await isKnownTo(db, asked.addressee, browser)
  const hash = browserHashOf(browser).toString('base64url')
  if (isKnown)
    await countAgainstLimit(db, {
      key: `${kind} link account ${given} in browser ${hash}`,
      calls: ACCOUNT_LINKS,
      perSeconds: HOUR,
    })
  else await spendStrangersTry()
  const wish = { ...asked, requestId, isKnown }
  await transact(db, (tx) => enqueue(tx, linkMailing, wish, { runAt: soon() }))

  async function spendStrangersTry() {
    await countAgainstLimit(db, {
      key: `${kind} link address ${address}`,
      calls: ADDRESS_LINKS * addressFactor,
      perSeconds: HOUR,
    })
    await countAgainstLimit(db, {
      key: `${kind} link account ${given} from ${address}`,
      calls: ACCOUNT_LINKS,
      perSeconds: HOUR,
    })
  }
}

async function isKnownTo(db: AccountDeps['db'], to: LinkRequest['addressee'], browser: Browser) {
  if (!('email' in to)) return false
  const account = await findSignIn(db, to.email, browserHashOf(browser))
  return account?.isKnown ?? false
}

// At a random moment, or the next call would show by its time whether an account exists.
const soon = () => new Date(Date.now() + Math.random() * 1000)
