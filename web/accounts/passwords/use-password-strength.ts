import { useDeferredValue, useState } from 'react'
import type { strengthOf } from './password-strength.ts'
import { strengthInWords } from './strength-words.ts'

/** Rates a password as it is typed; `prepare` loads the word lists. */
export function usePasswordStrength(password: string, known: readonly string[]) {
  const [judge, setJudge] = useState<{ strengthOf: typeof strengthOf }>()
  const settled = useDeferredValue(password)

  function prepare() {
    // A hint only: the form does without.
    void import('./password-strength.ts').then(setJudge, () => undefined)
  }
  const score = judge && settled ? judge.strengthOf(settled, known) : undefined
  return { prepare, strength: score === undefined ? undefined : strengthInWords(settled, score) }
}
