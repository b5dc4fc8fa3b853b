import { sql } from 'kysely'
import { ERASED_COMPANY, ERASED_PERSON } from '#market/people/erasure.ts'
import { endAccess } from '#server/accounts/lifecycle/end-access.ts'
import { enqueueAddressChanges } from '#server/accounts/address-change-job.ts'
import { takeSecondFactorOff } from '#server/accounts/second-factor/take-second-factor-off.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { hideAll } from '#server/products/seller-changes/publication.ts'

type Person = { userId: number; sellerId: number | null }

/** Closes an account for good: the remaining row names nobody and stays because orders refer to it. */
export async function closeAccount(tx: Tx, { userId, sellerId }: Person) {
  await endAccess(tx, userId)
  await takeSecondFactorOff(tx, userId)
  // No decision is needed any more.
  await sql`delete from applications where user_id = ${userId} and decision is null`.execute(tx)
  await sql`delete from account_links where user_id = ${userId}`.execute(tx)
  await sql`
    update users set email = 'erased-' || id, full_name = ${ERASED_PERSON}, password_hash = null,
      password_set_at = null, photo = null, time_zone = null, muted_mails = '{}', mail_token = gen_random_uuid(),
      address_proven_at = null, closed_at = coalesce(closed_at, now())
    where id = ${userId}`.execute(tx)
  await enqueueAddressChanges(tx)
  await sql`
    update buyers set name = ${ERASED_COMPANY}, annual_volume = null, ship_to = null, resale_channels = '{}', resale_states = '{}'
    where user_id = ${userId}`.execute(tx)
  // They were never sent; a job about to send one finds it gone.
  await sql`
    delete from offers where state in ('draft', 'saved_for_later')
      and buyer_id in (select id from buyers where user_id = ${userId})`.execute(tx)
  if (sellerId === null) return
  await sql`
    update sellers set name = ${ERASED_COMPANY}, description = '', annual_volume = null, logo = null, banner = null,
      current_buyer_relationships = '{}', tiktok_handle = null, tiktok_count = null, insta_handle = null,
      instagram_count = null, resale_terms = null, ships_from = null, ships_within = null
    where id = ${sellerId}`.execute(tx)
  await hideAll(tx, sellerId)
}
