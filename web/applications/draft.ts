import { z } from 'zod'
import { resaleChannelsIn, resaleStatesIn } from '#market/resale/resale-terms.ts'
import { removeFromTab, keepInTab, keptInTab } from '#web/platform/storage/tab-storage.ts'

const text = z.string().catch('')

/** What stands in a form before it is sent: anything, and empty at first. */
export const buyerDraft = z.object({
  full_name: text,
  email: text,
  buyer_name: text,
  buyer_category: text,
  annual_volume: text,
  resale_channels: resaleChannelsIn.catch([]),
  resale_states: resaleStatesIn.catch([]),
})
export const sellerDraft = z.object({
  seller_name: text,
  email: text,
  seller_category: text,
  current_buyer_relationships: z.array(z.string()).catch([]),
  annual_volume: text,
})

export const BUYER_DRAFT = 'buyer application'
export const SELLER_DRAFT = 'seller application'

export function readDraft<Draft>(key: string, form: z.ZodType<Draft>): Draft {
  try {
    return form.parse(JSON.parse(keptInTab(key) ?? '{}'))
  } catch {
    return form.parse({})
  }
}

export const keepDraft = (key: string, draft: object) => keepInTab(key, JSON.stringify(draft))
export const dropDraft = removeFromTab
