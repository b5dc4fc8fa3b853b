/** "(3) My Offers · Lotline": how much awaits the person, the page, and the product. */
export function windowTitle(page: string, awaiting: number) {
  const name = page ? `${page} · Lotline` : 'Lotline'
  return awaiting > 0 ? `(${awaiting}) ${name}` : name
}

let shown: { page: string; awaiting: number } = { page: '', awaiting: 0 }
let named: string | undefined

/** Names the window after its page; returns how to end that when the page is left. */
export function nameWindow(page: string) {
  named = page
  show({ ...shown, page })
  return () => {
    named = undefined
  }
}

/** Names the page where there is no window. */
export function rememberName(page: string) {
  named = page
}

export const countInWindowTitle = (awaiting: number) => show({ ...shown, awaiting })

/** The name of the open page; undefined until the page has set it. */
export const pageName = () => named

function show(next: typeof shown) {
  shown = next
  document.title = windowTitle(next.page, next.awaiting)
}
