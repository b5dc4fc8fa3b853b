import { z } from 'zod'
import {
  liveChannels,
  mayHear,
  MOST_PRODUCTS_HEARD,
  PRODUCTS_CHANNEL,
  type LiveChannel,
} from '#market/live/channels.ts'
import { parseJson } from './parse-json.ts'

/** What an identifier asks to hear: a channel, or news of the products that it names. */
export type Subscription = { channel?: LiveChannel; products?: ReadonlySet<number> }

type Listening = { userId: number; isStaff: boolean; isBuyer?: boolean }

const id = z.union([z.string(), z.number()])
const user = z.union([id, z.object({ id })])

const identifier = z.union([
  z.object({ channel: z.enum(liveChannels), user }),
  z.object({
    channel: z.literal(PRODUCTS_CHANNEL),
    user,
    products: z.array(z.int()).min(1).max(MOST_PRODUCTS_HEARD),
  }),
])

/** Undefined where it is not theirs to hear, or not asked for by the user that it names. */
export function subscriptionFor(listening: Listening, text: string): Subscription | undefined {
  const wished = identifier.safeParse(parseJson(text)).data
  if (!wished) return undefined
  const named = typeof wished.user === 'object' ? wished.user.id : wished.user
  if (String(named) !== String(listening.userId)) return undefined
  if (wished.channel === PRODUCTS_CHANNEL)
    return listening.isBuyer ? { products: new Set(wished.products) } : undefined
  return mayHear(wished.channel, listening) ? { channel: wished.channel } : undefined
}
