import { memberSignUp, newcomerSignUp } from '#market/samples/sign-up.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import { countApplication } from '#server/accounts/application-rate-limit.ts'
import { refuseCommonPassword } from '#server/accounts/common-passwords.ts'
import { confirmationMail } from '#server/accounts/account-mails.ts'
import type { AccountDeps } from '#server/accounts/account-deps.ts'
import { createSignInLink } from '#server/accounts/links/create-sign-in-link.ts'
import { createSubscriberAccount } from '#server/accounts/lifecycle/create-account.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { startSession, type Browser } from '#server/accounts/sessions/start-session.ts'
import { hasUnpaidMonth } from '#server/payments/subscriptions/has-unpaid-month.ts'
import { subscribe } from '#server/payments/subscriptions/subscribe.ts'
import { transact } from '#server/platform/database/transact.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { policies } from '#server/accounts/policies.ts'
import { parsePart } from '#server/platform/http/parse.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { saveSampleChoices } from '#server/sample-profiles/save-sample-choices.ts'
import { planOf, portalFor, type SamplesDeps } from './samples-deps.ts'

type Input = Record<string, unknown>
type Deps = SamplesDeps & { accounts: AccountDeps }

/** Opens an account with a session for a visitor; does nothing for an address in use (reliability 31). */
export async function openSubscriber({ accounts }: Deps, given: Input, browser: Browser) {
  await spendSignUp(accounts, browser)
  const {
    name,
    email,
    password,
    password_confirmation: _,
    ...choices
  } = parsePart(newcomerSignUp, given)
  await refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  return transact(accounts.db, async (tx) => {
    const userId = await createSubscriberAccount(tx, { email, fullName: name, passwordHash })
    await saveSampleChoices(tx, userId, choices)
    const link = await createSignInLink({ tx, terms: accounts.terms }, userId)
    const key = `confirmation:${browser.requestId}`
    await writeMail(tx, { key, to: email, ...confirmationMail(link) })
    const session = await startSession(tx, { userId, origin: 'application', browser })
    return { session, subscriber: { userId, email } }
  })
}

/** Stores a signed-in user's choices; the account is unchanged. */
export async function chooseSamples(deps: Deps, viewer: Viewer, given: Input) {
  policies.sampler(viewer)
  if (viewer.party === 'seller' && viewer.status === 'denied')
    throw new Refusal('Your application was not approved', 403)
  const choices = parsePart(memberSignUp, given)
  return transact(deps.db, async (tx) => {
    await saveSampleChoices(tx, viewer.userId, choices)
    const { userId } = viewer
    const user = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return { userId, email: user.email }
  })
}

type Subscriber = { userId: number; email: string }

/**
 * The link to the provider's checkout. A subscriber with an unpaid month gets the page to change the card: a
 * second subscription would be charged in addition to the first.
 */
export async function checkoutFor(deps: SamplesDeps, subscriber: Subscriber, requestId: string) {
  if (await hasUnpaidMonth(deps, subscriber.userId)) return portalFor(deps, subscriber, requestId)
  return subscribe(deps, subscriber, planOf(deps))
}

export const spendSignUp = (accounts: AccountDeps, { address }: Browser) =>
  countApplication(accounts, address)
