{
  // The policy refuses attributes of style, and lets a script set the same.
  for (const each of document.querySelectorAll('[data-style]')) {
    each.style.cssText = each.dataset.style
    each.removeAttribute('data-style')
  }

  // Links to parts that this page doesn't have.
  for (const each of document.querySelectorAll('[data-leads-to]'))
    each.hidden = !document.querySelector(each.dataset.leadsTo)

  // Who returns to a place in the page finds it by the true heights of all above it.
  const [{ type } = {}] = performance.getEntriesByType('navigation')
  if (type !== 'navigate') document.documentElement.dataset.returns = ''

  // Room for what only the browser keeps, where it keeps any: nothing moves when that is shown.
  try {
    for (const each of document.querySelectorAll('[data-kept-as]'))
      each.hidden = !(each.dataset.keptAs in localStorage)
    for (const each of document.querySelectorAll('[data-over-as]'))
      each.hidden = localStorage[each.dataset.overAs] === 'over'
  } catch {}
}
