/** Stores unsent text in this tab only: it survives a reload, and the next person finds nothing. */
export function keepInTab(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Storage is off: nothing survives a reload.
  }
}

export function keptInTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function removeFromTab(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is off: nothing was kept.
  }
}

/** So that the next person finds nothing. */
export function clearTab() {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is off: nothing was kept.
  }
}
