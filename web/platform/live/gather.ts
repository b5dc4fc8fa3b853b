/**
 * Runs a task at once, but the same one at most once in a pause; calls during the pause run it once more at its end.
 * Without it, staff who hear of the whole market would do nothing but fetch.
 */
export function gather<Key>(pauseMs: number, act: (key: Key) => void): (key: Key) => void {
  const waiting = new Map<Key, 'quiet' | 'asked'>()

  function ask(key: Key) {
    if (waiting.has(key)) return void waiting.set(key, 'asked')
    waiting.set(key, 'quiet')
    setTimeout(end, pauseMs, key)
    act(key)
  }
  function end(key: Key) {
    const wasAsked = waiting.get(key) === 'asked'
    waiting.delete(key)
    if (wasAsked) ask(key)
  }
  return ask
}
