{
  // The policy refuses attributes of style, and lets a script set the same.
  for (const each of document.querySelectorAll('[data-style]')) {
    each.style.cssText = each.dataset.style
    each.removeAttribute('data-style')
  }

  // Room for what only the browser keeps, where it keeps any: nothing moves when that is shown.
  try {
    for (const each of document.querySelectorAll('[data-kept-as]'))
      each.hidden = !(each.dataset.keptAs in localStorage)
  } catch {}

  // What is done before the app can answer is noted, and done again once it can.
  const stop = new AbortController()
  const acts = []
  const PRESSED = 'button, input[type=checkbox], input[type=radio]'
  for (const type of ['click', 'submit', 'input', 'change'])
    addEventListener(
      type,
      (event) => {
        const target = type === 'click' ? event.target.closest(PRESSED) : event.target
        if (!target) return
        if (type === 'click' || type === 'submit') event.preventDefault()
        acts.push({ type, target, value: target.value })
      },
      { capture: true, signal: stop.signal },
    )
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, target } = event
      const isSearch = key === '/' && !target.closest('input, textarea, select')
      if (!isSearch && !(key === 'k' && (ctrlKey || metaKey))) return
      event.preventDefault()
      const again = { key, ctrlKey, metaKey, bubbles: true, cancelable: true }
      acts.push({ type: 'keydown', target, key: again })
    },
    { capture: true, signal: stop.signal },
  )
  globalThis.early = { acts, stop }
}
