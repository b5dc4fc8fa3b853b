import { z } from 'zod'
import { liveChannels, mayHear } from '#market/live/channels.ts'
import { parseJson } from './parse-json.ts'

const id = z.union([z.string(), z.number()])

const identifier = z.object({
  channel: z.enum(liveChannels),
  user: z.union([id, z.object({ id })]),
})

type Listening = { userId: number; isStaff: boolean }

/** The channel an identifier asks for, where it is theirs to hear and asked for by the user it names. */
export function channelFor(listening: Listening, text: string) {
  const asked = identifier.safeParse(parseJson(text)).data
  if (!asked || !mayHear(asked.channel, listening)) return undefined
  const named = typeof asked.user === 'object' ? asked.user.id : asked.user
  return String(named) === String(listening.userId) ? asked.channel : undefined
}
