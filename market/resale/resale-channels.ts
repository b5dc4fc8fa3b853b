/** Where a buyer may sell goods on (decision 56), in the order in which they are shown. */
export const resaleChannels = [
  'own_store',
  'own_site',
  'amazon',
  'ebay',
  'walmart',
  'tiktok_shop',
  'liquidation',
  'export',
] as const
export type ResaleChannel = (typeof resaleChannels)[number]

export const resaleChannelNames: Record<ResaleChannel, string> = {
  own_store: 'Own stores',
  own_site: 'Own website',
  amazon: 'Amazon',
  ebay: 'eBay',
  walmart: 'Walmart',
  tiktok_shop: 'TikTok Shop',
  liquidation: 'Liquidation',
  export: 'Export',
}

/** The channel that somebody wrote, by its value or its name, in any case and with any signs between the letters. */
export const resaleChannelOf = (written: string) => channelByLetters.get(lettersOf(written))

const lettersOf = (written: string) => written.toLowerCase().replaceAll(/[^a-z]/g, '')
const channelByLetters = new Map<string, ResaleChannel>([
  ...resaleChannels.flatMap((channel) =>
    [channel, resaleChannelNames[channel]].map((name) => [lettersOf(name), channel] as const),
  ),
  ['store', 'own_store'],
  ['stores', 'own_store'],
  ['website', 'own_site'],
  ['tiktok', 'tiktok_shop'],
])

/** Where resale is allowed, within a sentence that buyer and seller both read. */
export const resaleChannelWords: Record<ResaleChannel, string> = {
  own_store: 'in the buyer’s own stores',
  own_site: 'on the buyer’s own website',
  amazon: 'on Amazon',
  ebay: 'on eBay',
  walmart: 'on Walmart',
  tiktok_shop: 'on TikTok Shop',
  liquidation: 'through liquidation',
  export: 'through export',
}
