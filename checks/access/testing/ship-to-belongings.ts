import type { Aim } from './belongings.ts'
import type { People } from './people.ts'

let addresses = 0

export const anAddress = () => ({
  label: `Store ${++addresses}`,
  name: 'Fig & Cedar',
  line1: '9 Pier Road',
  city: 'Reno',
  state: 'NV',
  postal_code: '89501',
  country: 'US',
})

export async function theShipToAddress({ callers }: People): Promise<Aim> {
  const { body } = await callers['buyer A'].post('/ship_to_addresses', {
    ship_to_address: anAddress(),
  })
  return { places: { id: body.ship_to_address.id } }
}
