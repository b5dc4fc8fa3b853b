import {
  createElement,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'

/** How a component stands in one state. */
export type State = {
  element: ReactElement
  /** The role and the name that a screen reader says: "button Watch". */
  reads?: string | undefined
  /** What is read is there once its button is pressed. */
  opens?: boolean | undefined
}
type Reading = Omit<State, 'element'>

/** Components of one kind, each by its name, in its states. */
export type Kind = {
  title: string
  note?: string
  /** They take the whole width. */
  wide?: boolean
  components: Record<string, Record<string, State | ReactElement>>
}

/** The states of a component, each by its props. */
export function states<Props extends object>(
  component: ComponentType<Props>,
  given: Record<string, Props & Reading>,
): Record<string, State> {
  return Object.fromEntries(
    Object.entries(given).map(([state, { reads, opens, ...props }]) => [
      state,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left are the props
      { element: createElement(component, props as unknown as Props), reads, opens },
    ]),
  )
}

export const reads = (named: string, element: ReactElement): State => ({ reads: named, element })

export const opens = (named: string, element: ReactElement): State => ({
  reads: named,
  element,
  opens: true,
})

/** Keeps the value of what asks for one, as a page would. */
export const kept = <Value>(start: Value, draw: Draw<Value>) =>
  createElement(Keeps<Value>, { start, draw })

type Draw<Value> = (value: Value, keep: (value: Value) => void) => ReactNode

function Keeps<Value>({ start, draw }: { start: Value; draw: Draw<Value> }) {
  return draw(...useState(start))
}

export const nothing = () => undefined

const HOUR_MS = 3_600_000
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
