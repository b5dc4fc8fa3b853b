import { Client } from 'pg'
import { endUnanswered } from './time-limits.ts'

/** Asks on a connection of its own, which is closed afterwards and has no time limit. */
export async function withClient<Answer>(
  url: string,
  ask: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString: url })
  // Between two questions nobody else hears that the connection broke; the next one fails.
  client.on('error', () => {})
  await client.connect()
  endUnanswered(client)
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
