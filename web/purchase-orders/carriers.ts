/** Suggested while a carrier is typed; any other may be named. */
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
