/** Typing has stopped after this pause (spec 2, section 9). */
const TYPED_MS = 500

/** Acts after a pause; the function it returns cancels that, because something has changed again. */
export function debounce(act: () => void, pauseMs = TYPED_MS) {
  const timer = setTimeout(act, pauseMs)
  return () => clearTimeout(timer)
}
