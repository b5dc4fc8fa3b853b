/** Whether asking who is signed in can have an answer: the server marks the page of a browser without a session. */
export const mayHaveSession = () => !import.meta.env.SSR && mark()?.content !== 'none'

/** From here on there is one. */
export function noteSession() {
  const meta = mark()
  if (meta) meta.content = 'present'
}

const mark = () => document.querySelector<HTMLMetaElement>('meta[name=session]')
