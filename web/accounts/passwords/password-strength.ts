import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** From 0, guessed at once, to 4; what everybody may know of the person makes a weak password. */
export const strengthOf = (password: string, known: readonly string[]) =>
  judge.check(password, ['lotline', ...known]).score
