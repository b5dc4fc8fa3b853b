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

/** Shows, until it is taken back, that what was pressed is on its way. */
export function markOpening() {
  const page = document.documentElement
  page.dataset['leaving'] = ''
  return () => {
    delete page.dataset['leaving']
  }
}
