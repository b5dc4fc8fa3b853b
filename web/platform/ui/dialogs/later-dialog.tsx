import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { markOpening } from '#web/platform/navigation/open-after-press.ts'
import { loadDialogs } from './load-dialogs.ts'

/**
 * A dialog in a file of its own, which no page waits for: it is fetched when the dialog opens, or earlier by
 * `usePreloadAfterPaint`.
 */
export function laterDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined

  function Later(props: Props) {
    // An address may open one: a page that the server drew is shown first.
    const isTakenOver = useHydrated()
    // For as long as it is open: another would lose what was typed. Each opening asks again for what could not be fetched.
    const [Part] = useState(() => here ?? lazy(fetchAll))
    return <Suspense fallback={<Opening />}>{isTakenOver && <Part {...props} />}</Suspense>
  }
  return Object.assign(Later, { preload })

  async function fetchAll() {
    const [part] = await Promise.all([load(), loadDialogs()])
    here = part
    return { default: part }
  }

  async function preload() {
    here ??= await load().catch(() => undefined)
  }
}

/** The browser shows that something was pressed, as it does for a page. */
function Opening() {
  useEffect(() => markOpening(), [])
  return null
}
