import { z } from 'zod'
import { liveChannels } from '#market/live/channels.ts'
import { parseJson } from './parse-json.ts'

const id = z.union([z.string(), z.number()])

const identifier = z.object({
  channel: z.enum(liveChannels),
  user: z.union([id, z.object({ id })]),
})

/** The channel an identifier asks for, where it is one of ours and asked for by the user it names. */
export function channelFor(userId: number, text: string) {
  const asked = identifier.safeParse(parseJson(text)).data
  if (!asked) return undefined
  const named = typeof asked.user === 'object' ? asked.user.id : asked.user
  return String(named) === String(userId) ? asked.channel : undefined
}
