import type { Trader } from '#market/accounts/viewer.ts'
import * as api from '#market/messages/question-api.ts'
import { messageJson } from '#server/messages/messages-of.ts'
import { readNotices } from '#server/notifications/read-notices.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { Deps } from '../show-offer.ts'
import { askQuestion } from './ask-question.ts'
import { listQuestions } from './list-questions.ts'
import { questionJson } from './question-json.ts'
import {
  findQuestion,
  lockQuestion,
  messagesOn,
  noteQuestionRead,
  openQuestionOn,
} from './question-store.ts'
import { writeOnQuestion } from './write-message.ts'

export function questionRoutes(site: Site, deps: Deps) {
  listQuestions(site, deps.db)

  const ofQuestion: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      const isTrader = viewer.party === 'buyer' || viewer.party === 'seller'
      if (!isTrader) throw new Refusal('Not found', 404)
      await findQuestion(deps.db, viewer, id)
    },
  }

  route(ofQuestion, api.readQuestion, ({ viewer, params }) =>
    readAtOnce(deps.db, (tx) => showQuestion(tx, viewer, params.id)),
  )

  route(site, api.readQuestionOnLot, ({ viewer, params }) =>
    readAtOnce(deps.db, async (tx) => {
      const open = await openQuestionOn(tx, { buyerId: viewer.buyerId, productId: params.id })
      return { data: open ? await showQuestion(tx, viewer, open.id) : null }
    }),
  )

  route(site, api.askQuestion, ({ viewer, params, body }) =>
    askQuestion(deps, viewer, { productId: params.id, text: body.text }),
  )

  route(ofQuestion, api.writeOnQuestion, ({ viewer, params, body }) =>
    writeOnQuestion(deps, viewer, { questionId: params.id, text: body.text }),
  )

  route(ofQuestion, api.markQuestionRead, ({ viewer, params, body }) =>
    markQuestionRead(deps.db, viewer, { questionId: params.id, upTo: body.up_to }),
  )
}

async function showQuestion(tx: Tx, viewer: Trader, id: number) {
  const question = await findQuestion(tx, viewer, id)
  return {
    question: questionJson(question, viewer.party),
    messages: (await messagesOn(tx, id)).map(messageJson),
    can_write: question.offerNumber === null,
  }
}

type Reading = { questionId: number; upTo: number }

/** Updates the reader's other windows too. */
const markQuestionRead = (db: Database, viewer: Trader, { questionId, upTo }: Reading) =>
  transact(db, async (tx) => {
    const { party } = viewer
    const before = questionJson(await lockQuestion(tx, viewer, questionId), party).unread_count
    await noteQuestionRead(tx, { questionId, party, upTo })
    const now = questionJson(await findQuestion(tx, viewer, questionId), party).unread_count
    const read = await readNotices(tx, viewer.userId, { questionId })
    if (now < before || read > 0) await publish(tx, 'OffersChannel', [viewer.userId])
    return { unread_count: now }
  })
