{
  const { head } = document
  const { entry, preloads } = JSON.parse(document.getElementById('scripts').textContent)
  const add = (tag, attributes) =>
    head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...attributes }))
  let started = false
  const start = () => {
    if (started) return
    started = true
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

  /** Without the app the browser follows links, also the one that waited for it. */
  function letGo() {
    const { acts, stop } = globalThis.early
    stop.abort()
    const link = acts.findLast(({ type, target }) => type === 'click' && target.href)
    if (link) location.assign(link.target.href)
  }
}
