const ROUND_MS = 1000

export type Rounds = { wake: () => void; stop: () => Promise<void> }

/** Works off what is due now and then, and at once when woken; `workNext` says whether it did any. */
export function inRounds(
  workNext: () => Promise<boolean>,
  onError: (error: unknown) => void,
): Rounds {
  let underway: Promise<void> | null = null
  let isWanted = false
  let isStopped = false

  function wake() {
    if (isStopped) return
    isWanted = true
    underway ??= round().finally(() => {
      underway = null
    })
  }

  async function round() {
    while (isWanted) {
      isWanted = false
      if (await workNext().catch(onError)) wake()
    }
  }

  const timer = setInterval(wake, ROUND_MS)
  timer.unref()

  async function stop() {
    isStopped = true
    clearInterval(timer)
    await underway
  }

  return { wake, stop }
}
