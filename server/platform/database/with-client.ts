import { Client } from 'pg'

/** Asks on a connection of its own, which is closed afterwards and has no time limit. */
export async function withClient<Answer>(
  url: string,
  ask: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString: url })
  // Between two questions nobody else hears that the connection broke; the next one fails.
  client.on('error', () => {})
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
