/** What people write with an offer and with a no. */
export const submitNotes = [
  'For our spring reset, six stores.',
  'Can take delivery from the first of the month.',
  'We would reorder if it sells through.',
  'Happy to take the whole lot at this price.',
  'Trying this category for the first time, hence the small quantity.',
  'Price assumes freight on our side.',
]

export const counterNotes = {
  seller: [
    'The best we can do with the packaging as it is.',
    'We can meet you here for this quantity.',
    'Another buyer is looking at it; this is our price until Friday.',
  ],
  buyer: [
    'Closer. This is what our margin allows.',
    'Can go up a little for complete inner packs.',
    'Final number from our side.',
  ],
} as const

export const declineNotes = {
  seller: [
    'Below our cost, sorry.',
    'We have a better offer for the full quantity.',
    'Not at this price before the season ends.',
  ],
  buyer: [
    'We found a closer supplier.',
    'Too late for our window.',
    'Our buyer left the category.',
  ],
} as const

export const cancelNotes = [
  'Both sides agreed to cancel.',
  'Carton count was wrong at the warehouse.',
  'Buyer asked to cancel before shipping.',
]

export const carriers = [
  'Overland Freight',
  'Bluebird LTL',
  'Continental Parcel',
  'Three Rivers Trucking',
] as const
