const HEADER = 'X-CSRF-Token'

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')

export const csrfHeader = () => ({ [HEADER]: meta()?.content ?? '' })

/** Keeps the token an answer carries for the next call, and says whether there was one. */
export function keepCsrfToken(answer: Response) {
  const fresh = answer.headers.get(HEADER)
  const tag = meta()
  if (!fresh || !tag) return false
  tag.content = fresh
  return true
}
