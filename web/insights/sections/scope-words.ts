import { z } from 'zod'
import { categoryName } from '#market/categories.ts'
import { offerScope, orderScope } from '#market/insights/insight-scopes.ts'
import { daysWords } from '../overview/day-words.ts'
import { stageNames } from '../insight-words.ts'

// Every filter that a plot sets; products and people filter by days only.
const anyScope = z.object({ ...orderScope.shape, reached: offerScope.shape.reached })

/** "of Nov 10 to Nov 16, 2026, not canceled" */
export function scopeWords(text: string) {
  const scope = anyScope.safeParse(jsonOf(text)).data ?? {}
  const { from, to, paid_from: paidFrom, paid_to: paidTo } = scope
  return [
    from && to ? `of ${daysWords({ from, to })}` : '',
    paidFrom && paidTo ? `paid ${daysWords({ from: paidFrom, to: paidTo })}` : '',
    scope.canceled === false ? 'not canceled' : '',
    scope.category ? `with ${categoryName(scope.category)}` : '',
    scope.reached && scope.reached !== 'draft' ? stageNames[scope.reached].toLowerCase() : '',
    scope.buyer_user_id ? 'for one buyer' : '',
    scope.seller_user_id ? 'for one seller' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
