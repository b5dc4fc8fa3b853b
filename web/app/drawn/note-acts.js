{
  // What is done before the app has taken the page over is noted, and done again once it has. Until then nobody else
  // hears of it: a page that changes while React takes it over is drawn anew.
  const stop = new AbortController()
  const acts = []
  const early = { acts, stop, address: location.pathname + location.search, hasBegun: false }
  const PRESSED = 'button, input[type=checkbox], input[type=radio], a[href]'
  const hear = (type, note) => {
    const hold = (event) => {
      const act = note(event)
      if (!act) return
      event.stopImmediatePropagation()
      // Also what is around it: the app may draw it again.
      acts.push({ type, path: event.composedPath(), ...act })
    }
    addEventListener(type, hold, { capture: true, signal: stop.signal })
  }
  for (const type of ['input', 'change'])
    hear(type, ({ target }) => ({ target, value: target.value }))
  hear('submit', (event) => {
    event.preventDefault()
    return { target: event.target }
  })
  hear('click', (event) => {
    const target = event.target.closest(PRESSED)
    if (!target || (target.matches('a') && isForBrowser(target, event))) return undefined
    event.preventDefault()
    return { target }
  })
  hear('popstate', () => ({ target: document.body }))
  hear('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event
    const isSearch = key === '/' && !target.closest('input, textarea, select')
    if (!isSearch && !(key === 'k' && (ctrlKey || metaKey))) return undefined
    event.preventDefault()
    return { target, key: { key, ctrlKey, metaKey, bubbles: true, cancelable: true } }
  })
  // A file that is dropped this early would open in the place of the page. It can't be taken yet, and the pointer shows that.
  for (const type of ['dragover', 'drop'])
    addEventListener(
      type,
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'none'
      },
      { capture: true, signal: stop.signal },
    )
  globalThis.early = early

  /** The browser itself follows a link that opens elsewhere, and any other while no script is there to wait for and nothing waits. */
  function isForBrowser(link, { ctrlKey, metaKey, shiftKey, altKey }) {
    if (ctrlKey || metaKey || shiftKey || altKey || link.hasAttribute('download')) return true
    if ((link.target && link.target !== '_self') || link.origin !== location.origin) return true
    const isWithinPage = link.getAttribute('href').startsWith('#')
    return !isWithinPage && !early.hasBegun && acts.length === 0
  }
}
