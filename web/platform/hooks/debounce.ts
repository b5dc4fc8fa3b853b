/** After so long a pause typing has stopped (spec 2, section 9). */
const TYPED_MS = 500

/** Acts after a pause, unless what it answers is called before: something has changed again. */
export function debounce(act: () => void, pauseMs = TYPED_MS) {
  const timer = setTimeout(act, pauseMs)
  return () => clearTimeout(timer)
}
