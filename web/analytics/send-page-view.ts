import { keptPath, PAGE_VIEWS } from '#market/analytics/page-view.ts'
import { reach } from '#web/platform/http/reach.ts'
import { pageName } from '#web/platform/navigation/window-title.ts'

/** Sends a page view and forgets it: nothing on the page waits for it or depends on it. */
export function sendPageView(address: string) {
  const body = { path: keptPath(address), title: pageName() }
  reach(PAGE_VIEWS, { method: 'POST', body, keepalive: true }).catch(() => {})
}
