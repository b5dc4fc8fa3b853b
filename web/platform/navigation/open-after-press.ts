import type { AnyRouter } from '@tanstack/react-router'
import { onceShown } from '#web/platform/once-shown.ts'

/**
 * Has the browser show that something was pressed, and only then opens what it leads to: a page is drawn in one go, during
 * which nothing can show. The mark goes when the page stands, or when somebody is asked first whether to leave.
 */
export function openAfterPress(router: AnyRouter, to: Parameters<AnyRouter['navigate']>[0]) {
  const unmark = markOpening()
  onceShown(() => {
    void router.navigate(to).finally(unmark)
    if (router.state.status !== 'pending') unmark()
  })
}

let onTheirWay = 0

/** Shows that what was pressed is on its way, until what it answers is called. */
export function markOpening() {
  mark(1)
  let isOver = false
  return () => {
    if (!isOver) mark(-1)
    isOver = true
  }
}

function mark(change: number) {
  onTheirWay += change
  document.documentElement.toggleAttribute('data-opening', onTheirWay > 0)
}
