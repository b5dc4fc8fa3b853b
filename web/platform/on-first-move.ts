const MOVES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart']
const LISTENING = { capture: true, passive: true }

/** Acts when somebody first moves, touches or presses anything, unless it is stopped: for what only a press can ask for. */
export function onFirstMove(act: () => void): () => void {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  for (const move of MOVES) addEventListener(move, moved, { ...LISTENING, signal: stopping.signal })
  return stop

  function moved() {
    stop()
    act()
  }
}
