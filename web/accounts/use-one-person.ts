import { useEffect, useEffectEvent } from 'react'
import { onSessionNews, tellSessionNews } from '#web/platform/http/session-news.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { removeFromTab, clearTab, keepInTab, keptInTab } from '#web/platform/storage/tab-storage.ts'
import { useViewer } from './account-queries.ts'
import { followTabs } from './session-tabs.ts'

/** Reloads the page once the session belongs to another person than the one it was drawn for (decision I17). */
export function useOnePerson() {
  const viewer = useViewer()
  const person = viewer?.id ?? null

  useEffect(() => {
    const listening = new AbortController()
    const stopTabs = followTabs(person, (told) => {
      if (told === person) tellSessionNews('back')
      else void look(person)
    })
    const stopNews = onSessionNews((news) => {
      if (news === 'somebody else') reloadPage()
    })
    addEventListener('pageshow', (shown) => void (shown.persisted && look(person)), listening)
    return () => {
      listening.abort()
      stopNews()
      stopTabs()
    }
  }, [person])

  const sayWho = useEffectEvent(() => {
    if (wasReloaded())
      toast(viewer ? `You’re now signed in as ${viewer.email}.` : 'You’re now signed out.')
  })
  useEffect(() => sayWho(), [])
}

/** What another tab tells may be old: the server knows. A refusal is told as that of any call is. */
async function look(person: number | null) {
  const { readViewer } = await import('./read-viewer.ts')
  const viewer = await readViewer(AbortSignal.timeout(30_000)).catch(() => null)
  if (viewer && viewer.id !== person) reloadPage()
}

const RELOADED = 'reloaded for another person'

let isLeaving = false

/** Reloads the page for the person signed in now; nothing of the last person stays in the tab. */
function reloadPage() {
  if (isLeaving) return
  isLeaving = true
  clearTab()
  keepInTab(RELOADED, 'yes')
  location.reload()
}

/** True once after such a reload. */
function wasReloaded() {
  const was = keptInTab(RELOADED) !== undefined
  removeFromTab(RELOADED)
  return was
}
