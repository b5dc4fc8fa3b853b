const PRESSES = ['pointerdown', 'click', 'keydown'] as const

/** Told whether it was a press that did not wait for the browser. */
type Act = (isPressed: boolean) => void

let waiting: Act | undefined

/**
 * Acts once the browser has shown what was pressed: what comes then may keep it from drawing for a while. Whatever is
 * pressed next finds it done.
 */
export function onceShown(act: Act) {
  actNow(false)
  waiting = act
  for (const press of PRESSES) addEventListener(press, actAtPress, { capture: true })
  document.addEventListener('visibilitychange', actUnseen)
  // In a window that nobody sees there are no frames.
  if (document.hidden) actNow(false)
  else requestAnimationFrame(() => setTimeout(() => waiting === act && actNow(false)))
}

const actAtPress = () => actNow(true)
const actUnseen = () => actNow(false)

function actNow(isPressed: boolean) {
  const act = waiting
  waiting = undefined
  for (const press of PRESSES) removeEventListener(press, actAtPress, { capture: true })
  document.removeEventListener('visibilitychange', actUnseen)
  act?.(isPressed)
}
