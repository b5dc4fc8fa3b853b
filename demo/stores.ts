import type { ShipTo } from '#market/accounts/ship-to.ts'

type Store = {
  label: string
  shipTo: ShipTo
  dock: boolean
  liftgateNeeded: boolean
  appointmentNeeded: boolean
  receivingHours: string
}

/** The stores of the demo's buyer, besides its warehouse. Their streets are made up. */
export const stores: readonly Store[] = [
  store(1, ['212 Marine Parade', 'Astoria', '97103'], 'Mon to Sat, 8 am to noon'),
  store(2, ['45 Lookout Street', 'Seaside', '97138'], 'Tue and Thu, 9 am to 1 pm'),
  store(3, ['900 Orchard Avenue', 'Hood River', '97031'], ''),
  {
    ...store(4, ['3300 Foundry Way, Rear dock', 'Portland', '97210'], 'Mon to Fri, 6 am to 2 pm'),
    dock: true,
    liftgateNeeded: false,
    appointmentNeeded: true,
  },
  store(5, ['17 Bridge Street', 'Bend', '97701'], 'Weekdays before 11 am'),
]

function store(
  number: number,
  [line1, city, postal_code]: [line1: string, city: string, zip: string],
  receivingHours: string,
): Store {
  return {
    label: `Store ${number}`,
    shipTo: { name: 'Harborview Outfitters', line1, city, state: 'OR', postal_code, country: 'US' },
    dock: false,
    liftgateNeeded: true,
    appointmentNeeded: false,
    receivingHours,
  }
}
