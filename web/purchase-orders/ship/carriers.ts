/** Suggestions for the carrier field, which accepts any other name too. */
export const CARRIERS = [
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
] as const
