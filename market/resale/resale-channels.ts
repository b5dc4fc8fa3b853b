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

/** The same within a sentence: names of companies keep their letters. */
export const resaleChannelWords: Record<ResaleChannel, string> = {
  ...resaleChannelNames,
  own_store: 'own stores',
  own_site: 'the own website',
  liquidation: 'liquidation',
  export: 'export',
}
