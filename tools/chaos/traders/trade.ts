import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../cluster/cluster.ts'
import { chanceOf } from '../chance.ts'
import type { History } from '../history/history.ts'
import type { Board, Person } from './board.ts'
import { beginOffer, buyNow, search, tendOrder } from './buy.ts'
import { newClient, type Client } from './client.ts'
import { negotiate } from './negotiate.ts'
import { openPage } from './page.ts'
import { changeUnits, importLots, rename, ship, showPhoto } from './sell.ts'
import { visit } from './visit.ts'

type Trading = { cluster: Cluster; board: Board; history: History; seed: number }
type Act = { odds: number; act: (client: Client) => Promise<unknown> }

const PAUSE_MS = 30
const REPEAT_PERCENT = 25
// Two people of each seller answer the same offers at once.
const HANDS_OF_SELLER = 2

/** Everybody trades until told to stop; each does one thing after the other, drawn by the seed. */
export function beginTrade(trading: Trading) {
  const { cluster, board, history, seed } = trading
  const { address } = cluster
  const over = new AbortController()
  const clients: Client[] = []
  const hire = (person: Person, name: string) => {
    const client = newClient({ address, seed, history }, { ...person, name })
    clients.push(client)
    return client
  }
  const buying = board.buyers.map((person, at) =>
    live(hire(person, `buyer ${at + 1}`), actsOfBuyer(trading)),
  )
  const selling = board.sellers.flatMap((person, at) =>
    Array.from({ length: HANDS_OF_SELLER }, (_, hand) =>
      live(hire(person, `seller ${at + 1}${'ab'[hand]}`), actsOfSeller(trading)),
    ),
  )
  const pages = [...board.buyers, ...board.sellers].map(({ userId, token }) =>
    openPage({ address, token, userId, name: `user ${userId}` }),
  )
  const visiting = comeAndGo()

  async function live(client: Client, acts: Act[]) {
    const drawn = acts.flatMap(({ odds, act }) => Array.from({ length: odds }, () => act))
    while (!over.signal.aborted) {
      if (client.unanswered.length > 0 && client.chance.percent(REPEAT_PERCENT))
        await client.repeat()
      else await client.chance.oneOf(drawn)?.(client)
      await sleep(PAUSE_MS)
    }
  }

  async function comeAndGo() {
    const chance = chanceOf(seed, 'visitors')
    while (!over.signal.aborted) {
      const person = chance.oneOf(board.visitors)
      if (person) await visit(address, history, person)
      await sleep(20 * PAUSE_MS)
    }
  }

  return {
    clients,
    pages,
    async stop() {
      over.abort()
      await Promise.all([...buying, ...selling, visiting])
    },
  }
}

const actsOfBuyer = ({ cluster, board }: Trading): Act[] => [
  { odds: 8, act: (client) => buyNow(client, board) },
  { odds: 5, act: (client) => beginOffer(client, board) },
  { odds: 5, act: (client) => negotiate(client, board, 'buyer') },
  { odds: 4, act: (client) => tendOrder(client, board, cluster.provider.sandbox) },
  { odds: 1, act: search },
]

function actsOfSeller({ board }: Trading): Act[] {
  return [
    { odds: 10, act: (client) => negotiate(client, board, 'seller') },
    { odds: 4, act: (client) => changeUnits(client, board) },
    { odds: 3, act: (client) => rename(client, board) },
    { odds: 4, act: (client) => ship(client, board) },
    { odds: 1, act: (client) => importLots(client, board) },
    { odds: 1, act: (client) => showPhoto(client, board) },
  ]
}
