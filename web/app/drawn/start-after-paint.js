{
  const { head } = document
  const { entry, preloads } = JSON.parse(document.getElementById('scripts').textContent)
  const add = (tag, attributes) =>
    head.appendChild(Object.assign(document.createElement(tag), { crossOrigin: '', ...attributes }))
  let started = false
  const start = () => {
    if (started) return
    started = true
    keepStyles()
    for (const href of preloads) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', src: entry, onerror: letGo })
  }
  // A tab in the background is painted when somebody looks at it, and may be ready by then.
  if (document.hidden) start()
  else {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
    // For a browser that does not tell of it.
    addEventListener('load', () => setTimeout(start, 300))
  }

  /** The styles are inline in this page. The next one will link to them. */
  function keepStyles() {
    const sheets = [...document.querySelectorAll('style[data-sheet]')]
    const links = sheets.map(({ dataset: { sheet: href } }) =>
      // They already apply, so they can wait for everything else.
      add('link', { rel: 'stylesheet', href, media: 'not all' }),
    )
    links[0]?.addEventListener('load', () => {
      document.cookie = `styles=${sheets[0].dataset.sheet}; path=/; max-age=31536000; samesite=lax`
    })
  }

  /** Without the app the browser follows links, also the one that waited for it. */
  function letGo() {
    const { acts, stop } = globalThis.early
    stop.abort()
    const link = acts.findLast(({ type, target }) => type === 'click' && target.href)
    if (link) location.assign(link.target.href)
  }
}
