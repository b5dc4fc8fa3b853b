import { z } from 'zod'

const text = z.string().catch('')

/** What stands in a form before it is sent: anything, and empty at first. */
export const buyerDraft = z.object({
  full_name: text,
  email: text,
  buyer_name: text,
  buyer_category: text,
  annual_volume: text,
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

/** Kept in this tab only, so that a reload loses nothing and the next person finds nothing. */
export function readDraft<Draft>(key: string, form: z.ZodType<Draft>): Draft {
  try {
    return form.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return form.parse({})
  }
}

export function keepDraft(key: string, draft: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage is off: a reload begins anew.
  }
}

export function dropDraft(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is off: nothing was kept.
  }
}
