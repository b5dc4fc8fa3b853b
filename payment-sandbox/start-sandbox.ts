import { sandboxApi } from './api/sandbox-api.ts'
import { deliverNext } from './deliver-webhooks.ts'
import { inRounds } from './in-rounds.ts'
import { sandboxOf, type Sandbox, type SandboxSettings } from './sandbox.ts'

export type RunningSandbox = {
  /** Where the SDK finds the API. */
  apiUrl: string
  /** For the hosted pages. */
  sandbox: Sandbox
  stop: () => Promise<void>
}

/** Opens the API on a free local port and begins to send webhooks. */
export async function startSandbox(settings: SandboxSettings): Promise<RunningSandbox> {
  const sandbox = sandboxOf(settings)
  const deliveries = inRounds(() => deliverNext(sandbox), sandbox.onError)
  sandbox.wake = deliveries.wake
  const api = sandboxApi(sandbox)
  const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 })

  async function stop() {
    await api.close()
    await deliveries.stop()
  }

  return { apiUrl, sandbox, stop }
}
