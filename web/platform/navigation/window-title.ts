/** "(3) My Offers · Lotline": how much awaits the person, where they are, and what this is. */
export function windowTitle(page: string, awaiting: number) {
  const name = page ? `${page} · Lotline` : 'Lotline'
  return awaiting > 0 ? `(${awaiting}) ${name}` : name
}

let shown: { page: string; awaiting: number } = { page: '', awaiting: 0 }
let named: string | undefined

/** Names the window after its page. Answers how to say that the page is left. */
export function nameWindow(page: string) {
  named = page
  show({ ...shown, page })
  return () => {
    named = undefined
  }
}

export const countInWindowTitle = (awaiting: number) => show({ ...shown, awaiting })

/** The name of the page that is open; undefined until it has said so. */
export const pageName = () => named

function show(next: typeof shown) {
  shown = next
  document.title = windowTitle(next.page, next.awaiting)
}
