type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** Who asks the person for what a refused call lacks; returns how to stop. */
export function askForProofBy(asker: Ask) {
  ask = asker
  return () => {
    if (ask === asker) ask = undefined
  }
}

/** Whether the person gave proof when asked: once, however many calls were refused meanwhile. */
export async function wasProofGiven(): Promise<boolean> {
  if (!ask) return false
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}
