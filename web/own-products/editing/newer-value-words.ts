import { cents, formatUsd } from '#market/money.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import { termsText } from '#market/resale/resale-words.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import type { DraftField } from '../form/draft-changes.ts'
import type { ProductDraft } from '../form/product-draft.ts'

/** What stands at a field that somebody changed while something else was typed into it. */
export function newerValueWords(field: DraftField, now: ProductDraft) {
  if (field === 'units') return `${quantityText(now.units ?? 0)} units are available now`
  if (field === 'photos') return 'The photos have changed in the meantime'
  if (field === 'price_schedule') return 'The steps have changed in the meantime'
  if (field === 'resale_terms') return termsMeanwhile(now.resale_terms)
  const value = field === 'tags' ? now.tags.join(', ') : now[field]
  if (value === null || value === '') return 'Cleared in the meantime'
  return `Changed in the meantime to ${field.endsWith('_cents') ? formatUsd(cents(Number(value))) : value}`
}

const termsMeanwhile = (terms: ResaleTerms | null) =>
  terms === null
    ? 'Changed in the meantime to your shop’s terms'
    : `Changed in the meantime to its own terms: ${termsText(terms) || 'no restrictions.'}`
