const PRESSES = ['pointerdown', 'click', 'keydown'] as const

let waiting: (() => void) | undefined

/**
 * Acts once the browser has shown what was pressed: what comes then may keep it from drawing for a while. Whatever is
 * pressed next finds it done.
 */
export function onceShown(act: () => void) {
  actNow()
  waiting = act
  for (const press of PRESSES) addEventListener(press, actNow, { capture: true })
  document.addEventListener('visibilitychange', actNow)
  // In a window that nobody sees there are no frames.
  if (document.hidden) actNow()
  else requestAnimationFrame(() => setTimeout(() => waiting === act && actNow()))
}

function actNow() {
  const act = waiting
  waiting = undefined
  for (const press of PRESSES) removeEventListener(press, actNow, { capture: true })
  document.removeEventListener('visibilitychange', actNow)
  act?.()
}
