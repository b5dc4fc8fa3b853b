import { z } from 'zod'
import { resaleChannels } from '#market/resale/resale-channels.ts'
import { NO_RESALE_TERMS, type ResaleTerms } from '#market/resale/resale-terms.ts'

// What else terms ask for keeps nobody from reselling, and differs from product to product.
const limits = z.tuple([z.array(z.enum(resaleChannels)), z.array(z.string())])

/** The terms that channels and blocked states stand for which an entry names, as JSON. */
export function termsOfLimits(text: string): ResaleTerms {
  const [channels, states] = limits.parse(JSON.parse(text))
  return { ...NO_RESALE_TERMS, channels, blocked_states: states }
}
