import {
  CONFIRMATION_SENT,
  CONFIRMED_ALREADY,
  requestConfirmation,
} from '#market/accounts/address-api.ts'
import { withoutTail } from '#market/accounts/account-link.ts'
import * as api from '#market/accounts/magic-link-api.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { askForLink } from './ask-for-link.ts'
import type { AccountDeps } from '../account-deps.ts'
import { hashOf } from '../secret.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { browserOf, handSession } from '../sessions/start-session.ts'
import { findCredentials } from '../user-store.ts'

export function magicLinkRoutes(site: Site, deps: AccountDeps) {
  route(site, api.magicSignIn, async ({ query, reply, ...call }) => {
    // It signs in although it is a GET: only this site's own page may do that, and never by merely being opened.
    deps.csrf.demandToken(call.request, reply)
    const { session, user } = await signInByLink(
      deps,
      { token: query.magic_sauce, mayReplace: query.switch !== undefined },
      browserOf(call),
    )
    handSession(reply, session, deps)
    return user
  })

  route(site, api.requestMagicLink, async ({ body, ...call }) => {
    const addressee =
      'email' in body
        ? { email: body.email.toLowerCase() }
        : { tokenHash: hashOf(withoutTail(body.token)).toString('hex') }
    await askForLink(deps, { kind: 'magic', addressee }, browserOf(call))
    return { message: api.LINK_SENT }
  })

  route(site, requestConfirmation, async (call) => {
    if (call.viewer.addressProven) throw new Refusal(CONFIRMED_ALREADY, 409)
    const { email } = await findCredentials(deps.db, call.viewer.userId)
    const addressee = { email: email.toLowerCase() }
    await askForLink(deps, { kind: 'magic', addressee }, browserOf(call))
    return { message: CONFIRMATION_SENT }
  })
}
