import type { Generated } from 'kysely'
import type {
  SampleBuyerCategory,
  SampleSellerCategory,
} from '#market/sample-profiles/sample-categories.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    leads: LeadsTable
  }
}

export type LeadsTable = {
  id: Generated<number>
  company: string
  buyerCategory: SampleBuyerCategory
  productCategories: SampleSellerCategory[]
  contactName: string
  contactTitle: string
  contactEmail: string
  contactPhone: string
  city: string
  state: string
  consentSource: string
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  /** When the contact was deleted. */
  deletedAt: Date | null
}

export const leadColumns = [
  'id',
  'company',
  'buyerCategory',
  'productCategories',
  'contactName',
  'contactTitle',
  'contactEmail',
  'contactPhone',
  'city',
  'state',
  'consentSource',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const
