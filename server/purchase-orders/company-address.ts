import { addressLines, type ShipTo } from '#market/accounts/ship-to.ts'

type Bought = { buyerName: string; shipTo: ShipTo }

/** The ship-to address, below the company's name, which carriers ask for. */
export function companyAddress({ buyerName, shipTo }: Bought): string[] {
  const lines = addressLines(shipTo)
  const isNamed = lines[0]?.trim().toLowerCase() === buyerName.trim().toLowerCase()
  return isNamed ? lines : [buyerName, ...lines]
}
