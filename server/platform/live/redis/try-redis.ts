import { inTime } from '../../in-time.ts'
import { networkProblem } from '../../network-problem.ts'

/** Connects once; answers what hinders it, in words for the operator, or null. */
export async function tryRedis(url: string, longestMs: number): Promise<string | null> {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: longestMs },
  })
  client.on('error', () => {})
  try {
    await inTime(
      client.connect().then(() => client.ping()),
      longestMs,
    )
    return null
  } catch (error) {
    return redisProblem(error)
  } finally {
    if (client.isOpen) client.destroy()
  }
}

function redisProblem(error: unknown) {
  const said = error instanceof Error ? error.message : String(error)
  if (/WRONGPASS/.test(said)) return 'it refuses the user or the password'
  if (/NOAUTH/.test(said)) return 'it asks for a password, and the address has none'
  if (/AUTH.*without any password/.test(said))
    return 'the address has a password, and this Redis has none'
  if (/timeout/i.test(said)) return 'it does not answer'
  return networkProblem(error) ?? said
}
