/** Questions of buyers on an offer, and answers of sellers. */
export const talks = [
  {
    question: 'Is all of it on pallets, and how many cartons go on one?',
    answer: 'Yes, 48 cartons to a pallet, wrapped. We send the pallet count with the tracking.',
  },
  {
    question: 'Are these in retail packaging with a scannable UPC on each unit?',
    answer: 'Each unit has its UPC; inner packs have one of their own.',
  },
  {
    question: 'Could we collect it ourselves? We have a truck in the area every Thursday.',
    answer: 'You can. Our dock is open from 8 am to 3 pm; send the plate a day before.',
  },
  {
    question: 'Any restrictions on where we may sell it?',
    answer: 'Stores only, please, and no listings on open marketplaces.',
  },
  {
    question: 'How are the sizes spread over the lot?',
    answer: 'About one third each of M and L, the rest S and XL. Nothing in XXL.',
  },
] as const
