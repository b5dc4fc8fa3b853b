const MOVES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart']
const LISTENING = { capture: true, passive: true }

/** Resolves when somebody first moves, touches or presses anything: for what only a press can ask for. */
export const afterFirstMove = () =>
  new Promise<void>((resolve) => {
    const stopping = new AbortController()
    for (const move of MOVES)
      addEventListener(move, moved, { ...LISTENING, signal: stopping.signal })

    function moved() {
      stopping.abort()
      resolve()
    }
  })
