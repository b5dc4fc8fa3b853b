import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sendPageView } from './send-page-view.ts'

/** Counts every change of page (decision G7). */
export function PageViews() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })

  useEffect(() => {
    if (path !== undefined) sendPageView(path)
  }, [path])
  return null
}
