const ADDRESSES: readonly [RegExp, string][] = [
  [/^ups\b/i, 'https://www.ups.com/track?tracknum='],
  [/^fed\s?ex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/^usps\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/^dhl\b/i, 'https://www.dhl.com/us-en/home/tracking.html?tracking-id='],
  [/^xpo\b/i, 'https://track.xpo.com/?search='],
  [/^old dominion\b/i, 'https://www.odfl.com/us/en/tools/trace-track-ltl-freight.html?proNumber='],
  [/^estes\b/i, 'https://www.estes-express.com/myestes/shipment-tracking/?query='],
  [/^saia\b/i, 'https://www.saia.com/track/details;pro='],
]

/** The carrier's tracking page of a parcel; undefined for a carrier we do not know. */
export function carrierLink(carrier: string, trackingNumber: string): string | undefined {
  const [, address] = ADDRESSES.find(([name]) => name.test(carrier.trim())) ?? []
  return address && address + encodeURIComponent(trackingNumber.replaceAll(/\s+/g, ''))
}
