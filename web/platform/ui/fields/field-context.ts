import { createContext, useContext } from 'react'

type Wiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'data-warned': true | undefined
}

const WiringContext = createContext<Partial<Wiring>>({})

export const FieldContext = WiringContext.Provider

/** The attributes that tie a control to the label and the note of the Field around it. */
export const useFieldContext = () => useContext(WiringContext)
