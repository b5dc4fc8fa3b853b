const CARRIERS = [
  'UPS',
  'UPS Freight',
  'FedEx',
  'FedEx Freight',
  'USPS',
  'DHL',
  'XPO',
  'Old Dominion',
  'Estes',
  'Saia',
]

type Props = { id: string }

/** Suggested while a carrier is typed; any other may be named. */
export function CarrierChoices({ id }: Props) {
  return (
    <datalist id={id}>
      {CARRIERS.map((carrier) => (
        <option key={carrier}>{carrier}</option>
      ))}
    </datalist>
  )
}
