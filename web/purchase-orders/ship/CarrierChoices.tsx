import { CARRIERS } from './carriers.ts'

/** The id that fields of a carrier name as their list. */
export const CARRIER_LIST = 'carriers'

/** Suggestions for a carrier; any other name is fine too. */
export function CarrierChoices() {
  return (
    <datalist id={CARRIER_LIST}>
      {CARRIERS.map((carrier) => (
        <option key={carrier}>{carrier}</option>
      ))}
    </datalist>
  )
}
