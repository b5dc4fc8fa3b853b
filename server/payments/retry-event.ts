import { Refusal } from '#server/platform/http/refusal.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findEventLeft, isHandled } from './payment-event-store.ts'
import { handleEvent } from './receive-webhook.ts'

/** Asks the provider once more about an event that could not be handled; answers whether that helped. */
export async function retryEvent(deps: PaymentDeps, id: string): Promise<boolean> {
  const event = await findEventLeft(deps.db, id)
  if (!event) throw new Refusal('Not found', 404)
  await handleEvent(deps, event)
  return isHandled(deps.db, id)
}
