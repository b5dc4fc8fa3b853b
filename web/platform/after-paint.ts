const LATEST_MS = 2000

/** Resolves when the first screen stands and the browser has nothing better to do: for what nobody waits for yet. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    const idly = () => {
      // Not in every browser.
      if ('requestIdleCallback' in globalThis)
        requestIdleCallback(() => resolve(), { timeout: LATEST_MS })
      else setTimeout(resolve)
    }
    if (document.readyState === 'complete') idly()
    else addEventListener('load', idly, { once: true })
  })
