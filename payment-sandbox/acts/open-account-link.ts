import type { AccountLink } from '../connect-objects.ts'
import { newId } from '../new-id.ts'
import type { Books } from '../sandbox.ts'
import { saveObject } from '../sandbox-store.ts'
import type { LinkParams } from './connect-params.ts'
import { accountOf } from './create-account.ts'

const OPEN_SECONDS = 5 * 60

/** Where a seller answers what is due; the address works once, for some minutes. */
export async function openAccountLink({ tx, sandbox, now }: Books, params: LinkParams) {
  const { id: account } = await accountOf(tx, params.account)
  const id = newId('link')
  const opened: AccountLink = {
    id,
    object: 'account_link',
    account,
    created: now,
    expires_at: now + OPEN_SECONDS,
    refresh_url: params.refresh_url,
    return_url: params.return_url,
    used: false,
  }
  await saveObject(tx, opened)
  return {
    object: 'account_link',
    created: opened.created,
    expires_at: opened.expires_at,
    url: new URL(`/sandbox_onboarding/${id}`, sandbox.publicUrl).href,
  }
}
