import { keepInTab, keptInTab } from '#web/platform/storage/tab-storage.ts'

/** What was typed into a ready page before its scripts came becomes the draft that the form begins with. */
export function keepTyped(page: HTMLElement) {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const { draft = '' } = form.dataset
    const typed = [...new FormData(form)].filter(([, value]) => value !== '')
    if (typed.length === 0) continue
    keepInTab(draft, JSON.stringify({ ...kept(draft), ...Object.fromEntries(typed) }))
  }
}

function kept(draft: string): object {
  try {
    const before: unknown = JSON.parse(keptInTab(draft) ?? '{}')
    return typeof before === 'object' && before ? before : {}
  } catch {
    return {}
  }
}
