type Showing = { ids: readonly number[]; onChange: () => void }

const showings = new Set<Showing>()
const listeners = new Set<() => void>()
let named: readonly number[] = []

/** Says that the page shows these products until the answer is called; `onChange` hears of news of any of them. */
export function showProducts(showing: Showing): () => void {
  showings.add(showing)
  gather()
  return () => {
    showings.delete(showing)
    gather()
  }
}

/** Every product that the page shows, in order. */
export const shownProducts = () => named

export function onShownProductsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function noteProductNews() {
  for (const { onChange } of showings) onChange()
}

function gather() {
  const now = [...new Set([...showings].flatMap(({ ids }) => ids))].toSorted((a, b) => a - b)
  if (now.join() === named.join()) return
  named = now
  for (const listener of listeners) listener()
}
