import type { BrowserContext } from 'playwright-core'

const LATEST_ANSWER_MS = 1500
const LATEST_CONNECTION_MS = 3000

/** Lets answers and the live connection come late, each by another while: what a page or a story takes for granted shows. */
export async function slowDown(context: BrowserContext) {
  await context.routeWebSocket(/\/cable/, async (socket) => {
    await aWhile(LATEST_CONNECTION_MS)
    socket.connectToServer()
  })
  await context.route('**/*', async (call) => {
    if (call.request().resourceType() === 'fetch') await aWhile(LATEST_ANSWER_MS)
    // A page that was closed meanwhile waits for nothing.
    await call.fallback().catch(() => undefined)
  })
}

const aWhile = (most: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * most))
