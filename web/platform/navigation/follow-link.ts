import type { AnyRouter } from '@tanstack/react-router'

/**
 * Has the browser show that a link was pressed, and only then opens what it leads to: a page is drawn in one go, during
 * which nothing can show. The mark goes when the page stands, or when somebody is asked first whether to leave.
 */
export function followLink(router: AnyRouter, to: Parameters<AnyRouter['navigate']>[0]) {
  const page = document.documentElement
  page.dataset['leaving'] = ''
  onceShown(() => {
    void router.navigate(to).finally(unmark)
    if (router.state.status !== 'pending') unmark()
  })

  function unmark() {
    delete page.dataset['leaving']
  }
}

/** In a window that nobody sees there are no frames. */
function onceShown(act: () => void) {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}
