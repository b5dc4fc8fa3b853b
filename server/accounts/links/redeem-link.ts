import { mayHaveLink, type LinkKind } from '#market/accounts/account-link.ts'
import { LINK_EXPIRED } from '#market/accounts/password-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import { ownerOfLink, takeLink } from './account-link-store.ts'
import { isOpen } from '../is-account-open.ts'
import { lockPerson, type Person } from '../person-store.ts'
import { hashOf } from '../secret.ts'

/** Consumes a link and returns its user; of concurrent attempts one succeeds. */
export async function redeemLink(
  { tx, terms }: { tx: Tx; terms: Pick<AccountTerms, 'demo'> },
  { kind, token }: { kind: LinkKind; token: string },
): Promise<Person> {
  const link = { kind, tokenHash: hashOf(token) }
  const userId = await ownerOfLink(tx, link)
  // The user is locked before the link, as in creating one.
  const person = userId === undefined ? undefined : await lockPerson(tx, userId)
  const isGood = person && isOpen(person, terms) && mayHaveLink(kind, person.standing)
  if (!isGood || !(await takeLink(tx, link))) throw new Refusal(LINK_EXPIRED)
  return person
}
