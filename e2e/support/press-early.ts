import type { Page } from 'playwright-core'

export type EarlyPress = {
  /**
   * `drawn`: what is pressed stands there, no script of the app has run. `begun`: React hears of what happens on the page.
   * `framed`: the frame around the page is the app's, the page itself is not.
   */
  moment: 'drawn' | 'begun' | 'framed'
  /** Of a button, link or checkbox; `back` is the browser's own button. */
  words: string
}

/** Presses something on the next page of a tab, once, at a moment before the app has taken that page over. */
export const pressEarly = (page: Page, press: EarlyPress) =>
  page.addInitScript(({ moment, words }) => {
    if (sessionStorage.getItem('pressed')) return
    const wanted = words === 'back' ? 'h1' : 'a, button, input'
    const isTime = () => {
      const root = document.querySelector('#root')
      const marked = { drawn: undefined, begun: root, framed: root?.firstElementChild }[moment]
      // React marks what it has taken over, and where it listens.
      return moment === 'drawn' || Object.keys(marked ?? {}).some((key) => /^_+react/.test(key))
    }
    const find = () => {
      const candidates = [...document.querySelectorAll<HTMLElement>(`#root :is(${wanted})`)]
      if (words === 'back') return candidates[0]
      const named = candidates
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, name: (element.ariaLabel ?? element.textContent).trim() }))
        .filter(({ name }) => name.includes(words))
      // A lot's card has buttons that are named after the lot as well.
      return (named.find(({ name }) => name === words) ?? named[0])?.element
    }
    // Looks between one slice of work and the next.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      const target = find()
      if (!target || !isTime()) return port2.postMessage('')
      sessionStorage.setItem('pressed', words)
      if (words === 'back') history.back()
      else target.click()
    })
    port1.start()
    port2.postMessage('')
  }, press)
