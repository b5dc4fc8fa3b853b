type Ask = () => Promise<boolean>

// The prompt is fetched by itself: on a slow line a call is refused before the prompt has come.
const ASKER_COMES_WITHIN_MS = 10_000

let ask: Ask | undefined
let asking: Promise<boolean> | undefined
const tellComing = new Set<() => void>()

/** Who asks the person for what a refused call lacks; returns how to stop. */
export function askForProofBy(asker: Ask) {
  ask = asker
  for (const tell of tellComing) tell()
  return () => {
    if (ask === asker) ask = undefined
  }
}

/** Whether the person gave proof when asked: once, however many calls were refused meanwhile. */
export async function wasProofGiven(): Promise<boolean> {
  asking ??= askOnceThere().finally(() => {
    asking = undefined
  })
  return asking
}

async function askOnceThere() {
  if (!ask) await somebodyToAsk()
  return ask ? ask() : false
}

/** Ends as well when nobody comes. */
function somebodyToAsk() {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(end, ASKER_COMES_WITHIN_MS)
    tellComing.add(end)
    function end() {
      clearTimeout(timer)
      tellComing.delete(end)
      resolve()
    }
  })
}
