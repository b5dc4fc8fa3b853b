import { z } from 'zod'
import { newId } from '../new-id.ts'
import { noSuch } from '../provider-error.ts'
import type { Books } from '../sandbox.ts'
import { findObject, saveObject } from '../sandbox-store.ts'
import { customer, type Portal } from '../subscription-objects.ts'

export const portalParams = z.strictObject({ customer: z.string(), return_url: z.url() })

export async function openPortal(
  { tx, sandbox, now }: Books,
  { customer: customerId, return_url }: z.infer<typeof portalParams>,
) {
  if (!(await findObject(tx, customer, customerId)))
    throw noSuch('customer', customerId, 'customer')
  const id = newId('bps')
  const opened: Portal = {
    id,
    object: 'billing_portal.session',
    created: now,
    customer: customerId,
    livemode: false,
    return_url,
    url: new URL(`/sandbox_portal/${id}`, sandbox.publicUrl).href,
  }
  await saveObject(tx, opened)
  return opened
}
