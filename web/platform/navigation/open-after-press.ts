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

let latest: symbol | undefined

/** Shows that what was pressed is on its way, until what it answers is called or something else is pressed. */
export function markOpening() {
  const mine = Symbol('opening')
  latest = mine
  document.documentElement.dataset['opening'] = ''
  return () => {
    if (latest === mine) delete document.documentElement.dataset['opening']
  }
}
