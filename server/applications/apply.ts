import type { z } from 'zod'
import type { applicationBody } from '#market/accounts/application-body.ts'
import { countApplication } from '#server/accounts/application-rate-limit.ts'
import { openBuyer, openSeller } from '#server/accounts/change-company.ts'
import type { AccountDeps } from '#server/accounts/account-deps.ts'
import { createSignInLink } from '#server/accounts/links/create-sign-in-link.ts'
import { createAccount } from '#server/accounts/lifecycle/create-account.ts'
import { readCurrentUser } from '#server/accounts/sessions/read-current-user.ts'
import { startSession, type Browser } from '#server/accounts/sessions/start-session.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { mailFactsOf } from './application-mail-facts.ts'
import { receivedMail } from './application-mails.ts'
import { insertApplication } from './application-store.ts'
import { findApplication } from './find-application.ts'
import { notifyStaffOf } from './notify-staff.ts'

type Answers = z.output<typeof applicationBody>

/** Stores an application; a seller gets a session to set up the shop meanwhile, a buyer gets none (decision B2). */
export async function apply(deps: AccountDeps, answers: Answers, browser: Browser) {
  const { terms } = deps
  await countApplication(deps, browser.address)
  return transact(deps.db, async (tx) => {
    const userId = await createAccount(tx, personIn(answers))
    await openSide(tx, userId, answers)
    const id = await insertApplication(tx, userId)
    const link =
      answers.party === 'seller' ? await createSignInLink({ tx, terms }, userId) : undefined
    const application = await findApplication(tx, id)
    const key = `application:${id}:received`
    const mail = receivedMail(mailFactsOf(application, terms), link)
    await writeMail(tx, { key, to: application.email, ...mail })
    await notifyStaffOf(tx, application)
    if (answers.party === 'buyer') return { session: undefined, user: null }
    const session = await startSession(tx, { userId, origin: 'application', browser })
    return {
      session,
      user: await readCurrentUser({ db: tx, terms }, { userId, sessionId: session.id }),
    }
  })
}

/** A seller's user is named after the company until the person's name is known. */
const personIn = (answers: Answers) => ({
  email: answers.email,
  fullName: answers.party === 'buyer' ? answers.full_name : answers.seller_name,
})

function openSide(tx: Tx, userId: number, answers: Answers) {
  const annualVolume = answers.annual_volume ?? null
  if (answers.party === 'buyer')
    return openBuyer(tx, {
      userId,
      annualVolume,
      name: answers.buyer_name,
      category: answers.buyer_category,
      shipTo: null,
      resaleChannels: answers.resale_channels,
      resaleStates: answers.resale_states,
    })
  return openSeller(tx, {
    userId,
    annualVolume,
    name: answers.seller_name,
    category: answers.seller_category ?? null,
    currentBuyerRelationships: answers.current_buyer_relationships,
  })
}
