import {
  linkOfAnother,
  mayHaveLink,
  withoutTail,
  type LinkKind,
} from '#market/accounts/account-link.ts'
import { LINK_EXPIRED } from '#market/accounts/password-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import { ownerOfLink, takeLink, type LinkUse } from './account-link-store.ts'
import { isOpen } from '../is-account-open.ts'
import { lockPerson, type Person } from '../person-store.ts'
import { hashOf } from '../secret.ts'
import type { Browser } from '../sessions/start-session.ts'

type Deps = { tx: Tx; terms: Pick<AccountTerms, 'demo'> }
type Redeeming = {
  kind: LinkKind
  token: string
  browser: Browser
  /** Whether the person whom the browser is signed in as may give way to another. */
  mayReplace: boolean
}

/** Uses a link and returns its user; concurrent attempts come one after the other. */
export async function redeemLink(
  { tx, terms }: Deps,
  { kind, token, browser: { viewer }, mayReplace }: Redeeming,
): Promise<{ person: Person; use: LinkUse }> {
  const link = { kind, tokenHash: hashOf(withoutTail(token)) }
  const userId = await ownerOfLink(tx, link)
  // The user is locked before the link, as in creating one.
  const person = userId === undefined ? undefined : await lockPerson(tx, userId)
  const isGood = person && isOpen(person, terms) && mayHaveLink(kind, person.standing)
  const sessionId = viewer?.sessionId ?? null
  const use = isGood && (await takeLink(tx, { ...link, sessionId }))
  if (!use) throw new Refusal(LINK_EXPIRED)
  // Here, with the link as it was: what is refused changes nothing.
  if (viewer && viewer.userId !== person.userId && !mayReplace)
    throw new Refusal(linkOfAnother(person.email), 409)
  return { person, use }
}
