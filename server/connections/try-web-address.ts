import { networkProblem } from '#server/platform/network-problem.ts'

/** Whether anything answers at a web address, whatever it says. */
export async function tryWebAddress(url: string, longestMs: number): Promise<string | null> {
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(longestMs) })
    await answer.body?.cancel()
    return null
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return isLate ? 'it does not answer' : (networkProblem(error) ?? String(error))
  }
}
