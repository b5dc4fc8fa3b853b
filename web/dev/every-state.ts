import type { Kind, State } from './state.ts'
import { buttons, choices } from './states/controls.tsx'
import { plots, uploads } from './states/features.tsx'
import { fields } from './states/fields.tsx'
import { layout } from './states/layout.tsx'
import { lists } from './states/lists.tsx'
import { marks } from './states/marks.tsx'
import { messages } from './states/messages.tsx'
import { overlays } from './states/overlays.tsx'
import { tokens } from './states/tokens.tsx'

const controls = [buttons, fields, choices, marks]
export const kinds = [tokens, ...controls, layout, lists, messages, overlays, uploads, plots]

export type Row = State & { component: string; state: string }

/** The table: each component in each of its states. */
export const rowsOf = ({ components }: Kind): Row[] =>
  Object.entries(components).flatMap(([component, given]) =>
    Object.entries(given).map(([state, shown]) => ({
      component,
      state,
      ...('element' in shown ? shown : { element: shown }),
    })),
  )
