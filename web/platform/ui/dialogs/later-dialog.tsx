import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { markOpening } from '#web/platform/navigation/open-after-press.ts'
import { onceShown } from '#web/platform/once-shown.ts'
import { toastProblem } from '../toasts/toasts.ts'
import { loadDialogs } from './load-dialogs.ts'

/** Called without anything where the dialog can't open. */
type Closable = { onClose: () => void }

/**
 * A dialog in a file of its own, which no page waits for: it is fetched when the dialog opens, or earlier by
 * `usePreloadOnFirstMove`. One that can't be fetched says so, and the page stays as it is.
 */
export function laterDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined

  function Later(props: Props) {
    // An address may open one: a page that the server drew is shown first.
    const isTakenOver = useHydrated()
    // Kept while it is open: in another component, what was typed would be lost.
    const [Part] = useState(() => here ?? lazy(fetchAll))
    return <Suspense fallback={<Opening />}>{isTakenOver && <Part {...props} />}</Suspense>
  }
  return Object.assign(Later, { preload })

  async function fetchAll() {
    // React asks for it while it draws, when nothing that waits may act yet.
    await Promise.resolve()
    // A file that comes at once would be run before the press shows.
    await new Promise((resolve) => {
      onceShown(resolve)
    })
    await preload()
    return { default: here ?? Unfetched }
  }

  async function preload() {
    const [part] = await Promise.all([here ?? load().catch(() => undefined), loadDialogs()])
    here ??= part
  }
}

/** The browser shows that something was pressed, as it does for a page. */
function Opening() {
  useEffect(() => markOpening(), [])
  return null
}

function Unfetched({ onClose }: Closable) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    toastProblem('This can’t be opened right now. Check your connection, or reload the page.')
    close()
  }, [])
  return null
}
