import { Refusal } from '#server/platform/http/refusal.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { findEventLeft, isHandled } from './payment-event-store.ts'
import { handleEvent } from './receive-webhook.ts'

/** Asks the provider once more about an event that nobody could handle; answers whether that helped. */
export async function retryEvent(desk: PaymentDesk, id: string): Promise<boolean> {
  const event = await findEventLeft(desk.db, id)
  if (!event) throw new Refusal('Not found', 404)
  await handleEvent(desk, event)
  return isHandled(desk.db, id)
}
