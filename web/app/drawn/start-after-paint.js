{
  const AT_ONCE = 3
  const { head } = document
  const { entry, preloads } = JSON.parse(document.getElementById('scripts').textContent)
  const add = (tag, attributes) =>
    head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...attributes }))
  let started = false
  const start = () => {
    if (started) return
    started = true
    noteStyles()
    // In a task of its own, but for a tab that nobody sees: its timers are slow.
    if (document.hidden) fetchFrom(0)
    else setTimeout(fetchFrom, 0, 0)
  }
  // A tab in the background is painted when somebody looks at it, and may be ready by then.
  if (document.hidden) start()
  else {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
    // For a browser that does not tell of it.
    addEventListener('load', () => setTimeout(start, 300))
  }

  /**
   * A few at a time: on a phone, asking for twenty files at once would keep a press waiting. A tab that nobody sees gets no
   * press.
   */
  function fetchFrom(at) {
    const end = document.hidden ? preloads.length : at + AT_ONCE
    for (const href of preloads.slice(at, end)) add('link', { rel: 'modulepreload', href })
    if (end < preloads.length) setTimeout(fetchFrom, 0, end)
    else add('script', { type: 'module', src: entry, onerror: letGo })
  }

  /** The styles are inline in the first page; the next page links to them. */
  function noteStyles() {
    const sheets = [...document.querySelectorAll('style[data-sheet]')].map(
      ({ dataset: { sheet } }) => sheet,
    )
    // The app fetches no sheet that is linked, and the browser none that is disabled.
    for (const href of sheets) add('link', { rel: 'stylesheet', disabled: true, href })
    if (sheets.length > 0)
      document.cookie = `styles=${sheets[0]}; path=/; max-age=31536000; samesite=lax`
  }

  /** Without the app the browser follows links, also the one that waited for it. */
  function letGo() {
    const { acts, stop } = globalThis.early
    stop.abort()
    const link = acts.findLast(({ type, target }) => type === 'click' && target.href)
    if (link) location.assign(link.target.href)
  }
}
