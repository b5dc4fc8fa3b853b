/** What Ctrl+Enter presses: what sends the form one is in, or else the main act. */
export function actToSend(dialog: HTMLElement, from: Element) {
  const sends = from.closest('form')?.querySelector<HTMLElement>('[type=submit]')
  return sends ?? dialog.querySelector<HTMLElement>('[data-main-act]')
}

/** Where one begins who is asked: with the way on, but where that destroys something with the way back. */
export function actToStartAt(dialog: HTMLElement) {
  const main = dialog.querySelector<HTMLElement>('[data-main-act]')
  const acts = [...dialog.querySelectorAll<HTMLElement>('footer :is(button, a)')]
  const act = main?.dataset['mainAct'] === 'danger' ? acts[0] : (main ?? acts.at(-1))
  return act?.matches(':disabled') ? undefined : act
}
