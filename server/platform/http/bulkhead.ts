import { Refusal } from './refusal.ts'

type Limits = {
  /** The most calls of one caller that run at once. */
  atOnce: number
  /** The most of them that may wait. */
  waiting: number
  /** The most heavy calls that run at once, of all callers together. */
  heavyAtOnce: number
}

type Call<Result> = {
  /** Who calls. */
  key: string
  isHeavy: boolean
  /** Whether the caller has gone away. */
  isGone: () => boolean
  work: () => Promise<Result>
}

/**
 * Keeps one caller from using up what everybody needs: a few of its calls run, the rest queue. Nobody waits for
 * another caller's light calls. A caller's heavy calls leave half of its places to light ones. When they pile
 * up, they run one at a time, to spare the database.
 */
export function bulkhead({ atOnce, waiting, heavyAtOnce }: Limits) {
  const callers = new Map<string, Caller>()
  // Each caller is in this queue a few times at most, so first come, first served is fair.
  const heavy = turns(heavyAtOnce)

  return async function inTurn<Result>({ key, isHeavy, isGone, work }: Call<Result>) {
    const caller = callers.get(key) ?? {
      calls: 0,
      heavyCalls: 0,
      turns: turns(atOnce),
      heavyTurns: turns(Math.ceil(atOnce / 2)),
      pileTurns: turns(1),
    }
    if (caller.calls >= atOnce + waiting) throw tooManyAtOnce()
    callers.set(key, caller)
    const pile = caller.heavyCalls >= atOnce ? [caller.pileTurns] : []
    const needed = isHeavy ? [...pile, caller.heavyTurns, heavy, caller.turns] : [caller.turns]
    caller.calls += 1
    if (isHeavy) caller.heavyCalls += 1
    try {
      return await inEach(needed, async () => {
        if (isGone()) throw new Refusal('The caller has gone', 499)
        return work()
      })
    } finally {
      caller.calls -= 1
      if (isHeavy) caller.heavyCalls -= 1
      if (caller.calls === 0) callers.delete(key)
    }
  }
}

type Caller = {
  calls: number
  heavyCalls: number
  turns: Turns
  heavyTurns: Turns
  pileTurns: Turns
}

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

/** A number of places, given out in the order they were requested. */
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
