/** Stores on this device what has to outlive the tab. */
export function keepOnDevice(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Storage is off or full: it lasts as long as the page.
  }
}

export function keptOnDevice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function removeFromDevice(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is off: nothing was kept.
  }
}
