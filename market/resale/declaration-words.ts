import { resaleChannelNames } from './resale-channels.ts'
import { resaleStateName } from './resale-states.ts'
import { hasDeclared } from './resale-conflict.ts'
import type { ResaleDeclaration } from './resale-terms.ts'

/** Where a buyer sells goods on, in words; undefined when it has not said. */
export function declarationWords(declared: ResaleDeclaration): string | undefined {
  if (!hasDeclared(declared)) return undefined
  const channels = declared.resale_channels.map((each) => resaleChannelNames[each]).join(', ')
  const states = declared.resale_states.map(resaleStateName).join(', ')
  return `${channels}; ${states || 'everywhere'}`
}
