import { z } from 'zod'
import { parseJson } from './parse-json.ts'

const command = z.object({
  command: z.enum(['subscribe', 'unsubscribe']),
  identifier: z.string(),
})

/** A command this server acts on; anything else, actions of a channel included, is nothing. */
export function readCommand(text: string) {
  return command.safeParse(parseJson(text)).data
}
