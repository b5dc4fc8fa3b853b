import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keptPath, PAGE_VIEWS } from '#market/analytics/page-view.ts'
import { reach } from '#web/platform/http/reach.ts'
import { besideSession } from '#web/platform/http/session-lock.ts'
import { pageName } from '#web/platform/navigation/window-title.ts'

/** Counts every change of page (decision G7). */
export function PageViews() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })

  useEffect(() => {
    if (path !== undefined) sendPageView(path)
  }, [path])
  return null
}

/** Sends a page view and forgets it: nothing on the page waits for it or depends on it. */
function sendPageView(address: string) {
  const body = { path: keptPath(address), title: pageName() }
  const send = () => reach(PAGE_VIEWS, { method: 'POST', body, keepalive: true })
  besideSession(send).catch(() => {})
}
