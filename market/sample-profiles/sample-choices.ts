import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'
import { sampleBuyerCategories, sampleSellerCategories } from './sample-categories.ts'

const MOST_SELECTED = 200

const once = <Choice>(choices: Choice[]) => [...new Set(choices)]

/** Which leads a subscriber wants; with nothing chosen, all match. */
export const sampleChoices = z.object({
  sample_seller_categories: z
    .array(z.enum(sampleSellerCategories, 'Unknown product category'))
    .transform(once),
  sample_buyer_categories: z
    .array(z.enum(sampleBuyerCategories, 'Unknown buyer category'))
    .transform(once),
  selected_buyers: z
    .array(z.string().overwrite(plainLine).min(1).max(120))
    .max(MOST_SELECTED, `Maximum ${MOST_SELECTED} buyers`)
    .transform(once),
})
export type SampleChoices = z.infer<typeof sampleChoices>
