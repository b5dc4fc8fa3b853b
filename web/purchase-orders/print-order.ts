/** Prints one order of the page; print styles leave out whatever is not marked. */
export function printAlone(card: Element) {
  card.setAttribute('data-print', 'alone')
  addEventListener('afterprint', () => card.removeAttribute('data-print'), { once: true })
  print()
}
