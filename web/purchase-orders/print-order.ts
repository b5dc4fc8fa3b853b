/** What is printed of an order: all of it, or the slip without prices that goes into the box. */
type Paper = 'order' | 'slip'

/** Prints one order of the page; print styles leave out whatever is not marked. */
export function printOrder(poNumber: string, paper: Paper) {
  const card = document.querySelector(`[data-order="${CSS.escape(poNumber)}"]`)
  if (!card) return
  card.setAttribute('data-print', paper)
  addEventListener('afterprint', () => card.removeAttribute('data-print'), { once: true })
  print()
}
