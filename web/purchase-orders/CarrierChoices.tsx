import { CARRIERS } from './carriers.ts'

type Props = { id: string }

export function CarrierChoices({ id }: Props) {
  return (
    <datalist id={id}>
      {CARRIERS.map((carrier) => (
        <option key={carrier}>{carrier}</option>
      ))}
    </datalist>
  )
}
