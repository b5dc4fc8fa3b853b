import { readScope, userScope } from '#market/insights/insight-scopes.ts'

/** The scope of people of one side, narrowed to what a plot shows. */
export function withParty(scope: string | undefined, party: 'buyer' | 'seller') {
  try {
    return JSON.stringify({ ...readScope(userScope, scope), party })
  } catch {
    // The server says what is wrong with it.
    return scope
  }
}
