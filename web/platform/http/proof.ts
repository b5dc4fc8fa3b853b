type Ask = () => Promise<boolean>

// The prompt loads separately: on a slow line a call may be refused before it is there.
const ASKER_COMES_WITHIN_MS = 10_000

let ask: Ask | undefined
let asking: Promise<boolean> | undefined
const tellComing = new Set<() => void>()

/** Registers the prompt that asks for the code a refused call lacks; returns how to unregister it. */
export function askForProofBy(asker: Ask) {
  ask = asker
  for (const tell of tellComing) tell()
  return () => {
    if (ask === asker) ask = undefined
  }
}

/** Whether the person gave the code; several refused calls ask for it once. */
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

/** Resolves as well when no prompt comes. */
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
