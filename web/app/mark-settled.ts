import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

type App = { queries: QueryClient; router: AnyRouter }

/** Sets `data-settled` on the page when nothing is loading, for observers from outside such as tests. */
export function markSettled(place: HTMLElement, { queries, router }: App) {
  let looks = 0
  queries.getQueryCache().subscribe(look)
  queries.getMutationCache().subscribe(look)
  router.subscribe('onBeforeNavigate', unsettle)
  router.subscribe('onResolved', look)
  look()

  function look() {
    if (isBusy()) unsettle()
    else if (place.dataset['settled'] === undefined) settleSoon()
  }

  function unsettle() {
    looks += 1
    place.removeAttribute('data-settled')
  }

  /** What an answer leads to is asked for once it is drawn, after what React has planned for this frame. */
  function settleSoon() {
    looks += 1
    const mine = looks
    const settle = () => {
      if (mine === looks) place.setAttribute('data-settled', '')
    }
    setTimeout(() => requestAnimationFrame(() => setTimeout(settle)))
  }

  function isBusy() {
    const onTheirWay = queries.isFetching() + queries.isMutating()
    return onTheirWay > 0 || router.state.status !== 'idle'
  }
}
