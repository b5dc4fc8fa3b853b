import { join } from 'node:path'
import { hashPassword } from '#server/accounts/hash-password.ts'
import type { Database } from '#server/platform/database/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

export const PASSWORD = 'a long enough password'

type Options = {
  env?: Record<string, string>
  /** The database people are put into, when the site reaches it by a way of its own. */
  db?: Database
}

/** The whole product with its web app, and a buyer, a seller and an administrator who can sign in. */
export async function openMarket({ env = {}, db }: Options = {}) {
  const webFolder = join(import.meta.dirname, '../../dist/web')
  // As installed.
  const site = await startSite({ webFolder, env: { SEARCH: 'memory', ...env } })
  const passwordHash = await hashPassword(PASSWORD)
  const corner = { name: 'Corner Store', email: 'buyer@example.com', shipTo: null }
  const buyer = await aBuyer(db ?? site.db, { ...corner, passwordHash })
  const seller = await aSeller(db ?? site.db, {
    name: 'Harrow & Pine',
    email: 'seller@example.com',
    passwordHash,
  })
  await anAdministrator(db ?? site.db, { email: 'staff@example.com', passwordHash })
  return { site, buyer, seller }
}

/** The address of the last one-time link mailed to somebody; waits until the mail has come. */
export async function linkMailedTo(site: TestSite, address: string, subject: RegExp) {
  const mails = await eventually(
    () => mailsTo(site, address),
    (all) => all.some((mail) => subject.test(mail.subject)),
  )
  const mail = mails.find((each) => subject.test(each.subject))
  const [link] =
    /https?:\/\/\S+\/(?:magic\/sign_in|reset_password)\/\S+/.exec(mail?.text ?? '') ?? []
  if (!link) throw new Error(`No link in "${mail?.text}"`)
  const { pathname, hash } = new URL(link)
  return pathname + hash
}
