/** How long `g` waits for its letter. */
const PATIENCE_MS = 1500

/** What was pressed before: `g`, at this time, or nothing that matters. */
export type Begun = number | undefined

type Step = { begun: Begun; letter?: string }

/** Follows keys one after another: `g` begins, and the letter that comes soon after says where to. */
export function followKeys(begun: Begun, key: string, at: number): Step {
  const isInTime = begun !== undefined && at - begun <= PATIENCE_MS
  const pressed = key.toLowerCase()
  if (isInTime && /^[a-z]$/.test(pressed)) return { begun: undefined, letter: pressed }
  return { begun: pressed === 'g' ? at : undefined }
}
