/** A change that somebody asked for under an Idempotency-Key, and what became of it. */
export type Write = {
  key: string
  by: string
  /** Such as `PUT /offers/:id/accept`. */
  route: string
  sentAt: number
  /** When it was answered for good. */
  settledAt: number
  outcome: 'unknown' | 'acknowledged' | 'refused'
  /** The subject, for checks that look at its effects. */
  about: About
}

export type Line = { productId: number; quantity: number; unitPrice: number }
export type Side = 'buyer' | 'seller'
export type Turn = 'submit' | 'counter' | 'accept' | 'reject' | 'withdraw'
export type About =
  | { kind: 'turn'; turn: Turn; side: Side; offerId: string; seen: number; lines: Line[] }
  | { kind: 'purchase'; line: Line; orderId?: string }
  | { kind: 'order'; event: 'ship' | 'receive' | 'cancel'; orderId: string }
  | { kind: 'units'; productId: number; change: number }
  | { kind: 'name'; productId: number; name: string }
  | { kind: 'import'; file: string; upcs: string[] }
  | { kind: 'photo'; productId: number; fileKey: string }
  | { kind: 'other' }

/** An offer as somebody was shown it. */
export type Sight = { offerId: string; revision: number; totalCents: number; lines: Line[] }

/** All that the clients did and saw. */
export type History = ReturnType<typeof newHistory>

export function newHistory() {
  const writes: Write[] = []
  const sights: Sight[] = []
  const answers = new Map<string, number>()
  /** What contradicts itself at once. */
  const contradictions: string[] = []
  let tried = 0
  return {
    writes,
    sights,
    answers,
    contradictions,
    /** How many requests are over, whatever became of them. */
    tried: () => tried,
    note(route: string, status: string) {
      tried += 1
      const line = `${status} ${route}`
      answers.set(line, (answers.get(line) ?? 0) + 1)
    },
    count: (outcome: Write['outcome']) =>
      writes.reduce((sum, each) => sum + Number(each.outcome === outcome), 0),
  }
}
