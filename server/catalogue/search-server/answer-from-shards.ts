import {
  CATALOGUE_PAGE_SIZE,
  MOST_FACETS,
  type SellerFacet,
  type TagFacet,
} from '#market/catalogue/catalogue-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Order, readCursor } from '#server/products/catalogue/lot-place.ts'
import { listedProductJson } from '#server/products/catalogue/product-json.ts'
import type { CatalogueAnswer, Search } from '../catalogue.ts'
import { readLots } from '../catalogue-store.ts'
import type { SearchQuery } from '../conditions.ts'
import { orderOf } from '../order-of.ts'
import { byBytes } from '../read-model/base/vocabulary.ts'
import { countsAnswer, unsaleableAnswer } from '../search-products.ts'
import { askShards, type Shards } from './ask-shards.ts'
import {
  mostOften,
  ofCategories,
  ofChoices,
  ofSellers,
  ofSteps,
  ofTags,
  total,
} from './count-lots.ts'
import { pageOf, pageText, type Slice } from './find-lots.ts'
import { noQuestion, oneStatement, together } from './question.ts'
import { bestMatches, rankedPage } from './rank-lots.ts'
import type { Row } from './shard.ts'

type Deps = { db: Database; shards: Shards }

/** What search servers find of a search whose words are read; the cards and names are from PostgreSQL. */
export async function answerFromShards(
  { db, shards }: Deps,
  wanted: SearchQuery,
  { page, sort, after, declared, facets }: Search,
): Promise<CatalogueAnswer> {
  const order = orderOf(sort, wanted)
  const from = (page - 1) * CATALOGUE_PAGE_SIZE
  const slice = { from, most: CATALOGUE_PAGE_SIZE, last: readCursor(after, order) }
  const found = await askShards(
    shards,
    together({
      lots: lotsOf(wanted, order, slice),
      counts: ofCategories(wanted),
      facets: facets ? facetsOf(wanted) : noQuestion,
    }),
  )
  const { ids, next } = await pageIn({ db, wanted, order, slice }, found.lots)
  const lots = await readLots(db, ids)
  return {
    products: lots.map((row) => listedProductJson(row, declared)),
    ...countsAnswer(wanted, { page, next, counts: found.counts }),
    ...(found.facets && (await facetsAnswer({ db, shards }, found.facets))),
  }
}

type First = { order: Order; most: number }

/** The first products, in order, and how many there are. */
export async function firstIdsOf(
  { db, shards }: Deps,
  wanted: SearchQuery,
  { order, most }: First,
) {
  const slice = { from: 0, most }
  const found = await askShards(
    shards,
    together({ lots: lotsOf(wanted, order, slice), count: total(wanted) }),
  )
  const { ids } = await pageIn({ db, wanted, order, slice }, found.lots)
  return { ids, count: found.count }
}

const lotsOf = (wanted: SearchQuery, order: Order, slice: Slice) =>
  oneStatement(
    order === 'relevance' ? bestMatches(wanted, slice) : pageText(wanted, { order, ...slice }),
    (rows) => rows,
  )

type Page = { db: Database; wanted: SearchQuery; order: Order; slice: Slice }

const pageIn = async ({ db, wanted, order, slice }: Page, rows: readonly Row[]) =>
  order === 'relevance'
    ? rankedPage(db, { wanted, slice, rows })
    : pageOf(rows, { order, ...slice })

const facetsOf = (wanted: SearchQuery) => {
  const { resale, ...others } = wanted
  return together({
    sellers: ofSellers(wanted),
    tags: ofTags(wanted),
    steps: ofSteps(wanted),
    choices: ofChoices(wanted),
    unsaleable: resale ? total({ ...others, unsaleable: resale }) : noQuestion,
  })
}

type Facets = ReturnType<ReturnType<typeof facetsOf>['read']>

async function facetsAnswer(deps: Deps, { sellers, tags, steps, choices, unsaleable }: Facets) {
  return {
    sellers: await sellersNamed(deps.db, mostOften(sellers)),
    tags: await tagsNamed(deps, mostOften(tags)),
    filter_counts: { ...steps, ...choices },
    ...unsaleableAnswer(unsaleable),
  }
}

async function sellersNamed(
  db: Database,
  counts: ReadonlyMap<number, number>,
): Promise<SellerFacet[]> {
  const ids = [...counts.keys()]
  if (ids.length === 0) return []
  const named = await db
    .selectFrom('sellers')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return named
    .map((seller) => ({ ...seller, count: counts.get(seller.id) ?? 0 }))
    .toSorted(
      (one, other) => other.count - one.count || byBytes(one.name, other.name) || one.id - other.id,
    )
    .slice(0, MOST_FACETS)
}

async function tagsNamed(
  { shards }: Deps,
  counts: ReadonlyMap<number, number>,
): Promise<TagFacet[]> {
  if (counts.size === 0) return []
  const text = `SELECT id, name FROM tag_names WHERE id IN (${[...counts.keys()].join(', ')}) LIMIT 0, ${counts.size} OPTION max_matches = ${counts.size}`
  // A shard has the names before it has products with them.
  const rows = await Promise.all(shards.shards.map((shard) => shard.askOne(text)))
  const names = new Map(rows.flat().map(({ id, name }) => [Number(id), String(name)]))
  return [...counts]
    .flatMap(([number, count]) => ({ tag: names.get(number) ?? '', count }))
    .toSorted((one, other) => other.count - one.count || byBytes(one.tag, other.tag))
    .slice(0, MOST_FACETS)
}
