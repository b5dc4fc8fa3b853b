import { setTimeout } from 'node:timers/promises'

/** Repeats a question until the answer is as expected; for effects after a response, such as a webhook or a mail. */
export async function eventually<Result>(
  ask: () => Promise<Result>,
  isSo: (result: Result) => boolean,
  seconds = 60,
): Promise<Result> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const result = await ask()
    if (isSo(result)) return result
    if (Date.now() > deadline) throw new Error(`It stayed ${JSON.stringify(result)}`)
    await setTimeout(25)
  }
}
