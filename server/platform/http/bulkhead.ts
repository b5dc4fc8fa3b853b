import { Refusal } from './refusal.ts'

type Limits = {
  /** How many calls of one caller are at work. */
  atOnce: number
  /** How many more of them may wait. */
  waiting: number
  /** How many calls that take long are at work, of all callers together. */
  heavyAtOnce: number
}

type Call<Result> = {
  /** Who calls. */
  key: string
  isHeavy: boolean
  /** Whether nobody waits for the answer any more. */
  isGone: () => boolean
  work: () => Promise<Result>
}

/**
 * Keeps one caller's calls from taking what all others need: a few are at work, the rest wait for each other. Nobody
 * ever waits for the light calls of somebody else, and one's own heavy calls leave half of one's turns to light ones.
 */
export function bulkhead({ atOnce, waiting, heavyAtOnce }: Limits) {
  const callers = new Map<string, Caller>()
  // Each caller is here a few times at most, so that in order is fair as well.
  const heavy = turns(heavyAtOnce)

  return async function inTurn<Result>({ key, isHeavy, isGone, work }: Call<Result>) {
    const caller = callers.get(key) ?? {
      calls: 0,
      turns: turns(atOnce),
      heavyTurns: turns(Math.ceil(atOnce / 2)),
    }
    if (caller.calls >= atOnce + waiting) throw tooManyAtOnce()
    callers.set(key, caller)
    caller.calls += 1
    const needed = isHeavy ? [caller.heavyTurns, heavy, caller.turns] : [caller.turns]
    try {
      return await inEach(needed, async () => {
        if (isGone()) throw new Refusal('The caller has gone', 499)
        return work()
      })
    } finally {
      caller.calls -= 1
      if (caller.calls === 0) callers.delete(key)
    }
  }
}

type Caller = { calls: number; turns: Turns; heavyTurns: Turns }

async function inEach<Result>(needed: Turns[], work: () => Promise<Result>): Promise<Result> {
  const [first, ...rest] = needed
  if (!first) return work()
  await first.take()
  try {
    return await inEach(rest, work)
  } finally {
    first.give()
  }
}

const tooManyAtOnce = () =>
  new Refusal('Too many requests at once. Please wait 1 second and try again.', 429, {
    retryAfter: 1,
  })

type Turns = ReturnType<typeof turns>

/** So many turns at once, in the order they were asked for. */
function turns(atOnce: number) {
  let taken = 0
  const queue: (() => void)[] = []

  return {
    async take() {
      if (taken < atOnce) taken += 1
      else await new Promise<void>((go) => queue.push(go))
    },
    give() {
      const next = queue.shift()
      if (next) next()
      else taken -= 1
    },
  }
}
