import { LINK_SECONDS, mayHaveLink, type LinkKind } from '#market/accounts/account-link.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { insertLink, voidLinks } from './account-link-store.ts'
import { lockPerson, isInvited } from '../person-store.ts'
import { hashOf, newSecret } from '../secret.ts'

type NewLink = { userId: number; kind: LinkKind; seconds?: number }

/** Makes the token of a new link, of which only the hash is kept; the links of its kind before it end, once the address is proven. */
export async function createLink(tx: Tx, { userId, kind, seconds = LINK_SECONDS[kind] }: NewLink) {
  const person = await lockPerson(tx, userId)
  if (!person || person.closedAt || !mayHaveLink(kind, person.standing))
    throw new Refusal('This account can’t get a sign-in link', 409)
  // Staff must choose a password first; a sign-in link would skip that.
  if (kind === 'magic' && isInvited(person))
    throw new Refusal('This person hasn’t chosen a password yet', 409)
  // Until the address is verified, older links stay valid: the applicant may open the first mail after the
  // second one has come (decision I24).
  if (kind === 'reset' || person.addressProven) await voidLinks(tx, userId, { kind })
  const token = newSecret()
  await insertLink(tx, { userId, kind, tokenHash: hashOf(token), seconds })
  return token
}
