import { createContext, useContext } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

type Wiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'data-warned': true | undefined
}

export type FieldInput = Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'>

const WiringContext = createContext<Partial<Wiring & FieldInput>>({})

export const FieldContext = WiringContext.Provider

/** The attributes that tie a control to the label, the note and the form of the Field around it. */
export const useFieldContext = () => useContext(WiringContext)
