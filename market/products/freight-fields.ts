import type { Field } from './field.ts'

/** Who sees to the freight of a lot, and what a carrier asks about it (decision 76). */
export const freightFields = {
  freight_terms: {
    kind: 'freight terms',
    label: 'Freight',
    step: 'packaging',
    lotFact: 'freight',
    aliases: ['Freight Terms', 'Shipping Terms'],
    example: 'Freight included',
  },
  pallets: {
    kind: 'count',
    label: 'Pallets',
    step: 'packaging',
    lotFact: 'pallets',
    aliases: ['Pallet Count', 'Number of Pallets', '# of Pallets'],
    form: 'A whole number, of all units together',
    example: '4',
  },
  gross_weight: {
    kind: 'count',
    label: 'Gross Weight (lbs)',
    step: 'packaging',
    lotFact: 'gross weight',
    aliases: ['Gross Weight', 'Total Weight', 'Total Weight (lbs)'],
    form: 'Whole pounds, of all units with their pallets',
    example: '2,400',
  },
  stackable: {
    kind: 'yes or no',
    label: 'Stackable',
    step: 'packaging',
    lotFact: 'stackable',
    example: 'Yes',
  },
  freight_class: {
    kind: 'freight class',
    label: 'Freight Class',
    step: 'packaging',
    lotFact: 'freight class',
    aliases: ['NMFC Class', 'LTL Class', 'Class'],
    example: '92.5',
  },
} as const satisfies Record<string, Field>
