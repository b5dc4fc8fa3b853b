import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestFault } from '#payment-sandbox/faults.ts'
import type { Chance } from '../chance.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Member } from '../cluster/member.ts'

/** Something that goes wrong, and is mended. */
export type Fault = { begin: () => Promise<void> | void; end: () => Promise<void> | void }
/** By the part that it happens to: of one part there is one at a time. */
export type Faults = Record<string, Record<string, (chance: Chance) => Fault>>

const RETRY_MS = 300
const FAILING: RequestFault[] = ['fail', 'hang', 'act-then-fail', 'act-then-hang', 'fail-for-good']

/** Whatever can go wrong here; what this machine cannot do is missing, and `leftOut` says why. */
export function faultsOf(cluster: Cluster): { faults: Faults; leftOut: string[] } {
  const { apps, worker, redis, volume, clock } = cluster
  const leftOut = [
    ...(volume ? [] : ['full disk: no volume can be mounted here']),
    ...(clock ? [] : ['clock jumps: libfaketime is not installed']),
    ...(redis ? [] : ['Redis killed: the cluster has none']),
  ]
  const faults: Faults = {
    process: {
      'kill a process': (chance) => killing(chance.oneOf([...apps, worker])),
      'kill the worker': () => killing(worker),
      'freeze a process': (chance) => freezing(chance.oneOf([...apps, worker])),
      'restart a process': (chance) => ending(chance.oneOf([...apps, worker]), 'SIGTERM'),
    },
    database: {
      'stop PostgreSQL': () => withDatabase(cluster, 'SIGINT'),
      'stop PostgreSQL at once': () => withDatabase(cluster, 'SIGQUIT'),
      'kill PostgreSQL': () => withDatabase(cluster, 'SIGKILL'),
      'kill a connection of PostgreSQL': (chance) => killingConnection(cluster, chance),
      ...(volume && { 'fill the disk': () => fillingDisk(cluster) }),
    },
    network: networkFaults(cluster),
    provider: providerFaults(cluster),
    mail: mailFaults(cluster),
    storage: { 'freeze the file store': () => freezing(cluster.store) },
    ...(redis && { redis: { 'kill Redis': () => killing(redis) } }),
    ...(clock && {
      clock: {
        'clock an hour ahead': () => setting(clock, '+1h'),
        'clock a day behind': () => setting(clock, '-1d'),
        'clock ten minutes ahead': () => setting(clock, '+10m'),
      },
    }),
  }
  return { faults, leftOut }
}

const killing = (member: Member | undefined) => ending(member, 'SIGKILL')

const ending = (member: Member | undefined, signal: NodeJS.Signals): Fault => ({
  begin: () => member?.end(signal),
  end: () => member?.startAgain(),
})

const freezing = (member: Member | undefined): Fault => ({
  begin: () => member?.freeze(),
  end: () => member?.thaw(),
})

const withDatabase = (cluster: Cluster, signal: NodeJS.Signals): Fault => ({
  begin: () => cluster.postgres.end(signal),
  end: () => revive(cluster),
})

// It takes itself down and up again when one of its processes dies.
const killingConnection = ({ postgres, ...cluster }: Cluster, chance: Chance): Fault => ({
  begin: () => {
    const victim = chance.oneOf(postgres.children())
    if (victim) process.kill(victim, 'SIGKILL')
  },
  end: () => revive({ postgres, ...cluster }),
})

const fillingDisk = (cluster: Cluster): Fault => ({
  begin: () => {
    cluster.postgres.mayFall()
    cluster.volume?.fill()
  },
  end: () => {
    cluster.volume?.free()
    return revive(cluster)
  },
})

/** It may refuse to start while connections of before are still there. */
async function revive({ postgres, answers }: Cluster) {
  while (!(await answers())) {
    if (!postgres.isThere()) postgres.startAgain()
    await sleep(RETRY_MS)
  }
}

const setting = (clock: NonNullable<Cluster['clock']>, moment: string): Fault => ({
  begin: () => clock.setTo(moment),
  end: () => clock.setTo('+0'),
})

function networkFaults({ network }: Cluster): Faults[string] {
  return {
    'cut the network': () => ({ begin: () => network.cut(), end: () => network.mend() }),
    'stall the network': () => ({ begin: () => network.silence(), end: () => network.speak() }),
    'slow the network': () => ({ begin: () => network.slow(80), end: () => network.slow(0) }),
    'strand connections': () => ({ begin: () => network.strand(), end: () => {} }),
  }
}

function providerFaults({ provider: { faults } }: Cluster): Faults[string] {
  const { webhooks } = faults
  const failing = (fault: RequestFault) => ({
    begin: () => void faults.requests.push(fault, fault, fault),
    end: () => void faults.requests.splice(0),
  })
  const changing = (change: Partial<typeof webhooks>) => {
    const before = { ...webhooks }
    return {
      begin: () => void Object.assign(webhooks, change),
      end: () => void Object.assign(webhooks, before),
    }
  }
  return {
    'provider away': () => ({
      begin: () => void (faults.away = true),
      end: () => void (faults.away = false),
    }),
    'provider slow': () => ({
      begin: () => void (faults.delayMs = 1500),
      end: () => void (faults.delayMs = 0),
    }),
    ...Object.fromEntries(FAILING.map((fault) => [`provider: ${fault}`, () => failing(fault)])),
    'webhooks lost': () => changing({ lost: true }),
    'webhooks twice, and late': () => changing({ copies: 2, delayMs: 3000 }),
    'webhooks reversed': () => changing({ order: 'reversed' }),
  }
}

function mailFaults({ mails: { faults } }: Cluster): Faults[string] {
  return {
    'mail refused': () => ({
      begin: () => void (faults.refuses = true),
      end: () => void (faults.refuses = false),
    }),
    'mail taken without an answer': () => ({
      begin: () => void (faults.takesAndHangsUp = true),
      end: () => void (faults.takesAndHangsUp = false),
    }),
    'mail slow': () => ({
      begin: () => void (faults.delayMs = 700),
      end: () => void (faults.delayMs = 0),
    }),
  }
}
