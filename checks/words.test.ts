import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Words that gave way to one other word for the same thing (ARCHITECTURE, "The words"), as they stood in names. */
const retired: { name: RegExp; use: string }[] = [
  { name: /Desk$|^desk$|-desk\.ts$|^Means$/, use: 'Deps, deps' },
  {
    name: /Door(?:s|Name)?$|^doors?$|-door\.tsx?$|^door\.tsx?$/,
    use: 'adapter, deps or sign-in dialog',
  },
  { name: /^hold(?!Ms$|PhotosUnderReview$)[A-Z]/, use: 'lock…' },
  {
    name: /^hold-(?!photos\.)|^(?:admit|lead-on|move-account|mint-link|choose-mails|at-the-database|open-log|moved-on|shelve-line|shelf-of|awaiting)\./,
    use: 'the plain name beside it',
  },
  { name: /^announce(?!d$)[A-Z]?|^Announcement$/, use: 'publish' },
  {
    name: /^(?:fetch-again|use-once-open|use-staff-standing|Peek)\.|^(?:fetchAgain|useOnceOpen|useStaffStanding|Peek)$/,
    use: 'refetch, use-has-opened, use-role-changes, CataloguePreview',
  },
  { name: /^AdminViewer$/, use: 'StaffViewer' },
  {
    name: /^(?:live-identity|new-link|open-accounts?|spreading-addresses|link-over|MagicLinkOver)\.|^(?:askAnew|askJustNow|openAccount|isLinkOver|MagicLinkOver)$/,
    use: 'authorise-socket, create-sign-in-link, is-account-open, address-change-job, ExpiredMagicLink',
  },
  {
    name: /^(?:Asked|Told|Given|Wanted|Counted|Place|Typed)$/,
    use: 'a noun that says what it holds',
  },
  {
    name: /[oO]ffer-?Sheet|offer-sheet|^SheetLot$/,
    use: 'offer spreadsheet',
  },
  { name: /^(?:in-words|made-once)\.|^madeOnce$/, use: 'describe-error, generate-once' },
  { name: /^(?:MovedOn(?:Dialog)?|hasMovedOn)$/, use: 'conflict' },
  {
    name: /^(?:Read|Judged|Chosen)Sheet$|^Sheet(?:Client|Record)$|^FilterSheet|^sheet-(?:client|holder|record|talk|worker)\./,
    use: 'spreadsheet, or FilterDrawer',
  },
  {
    name: /^(?:tell|telling|remind)-|^(?:tell|remind)(?:Of|To|Staff|Admin|Buyer|Seller)/,
    use: 'notify, mail, or send … news',
  },
  { name: /^(?:TurnAction|OrderTurn|OrderPath)$/, use: 'action or steps' },
  { name: /^OfferMove$|^isActOf$|^advanceOrder$|^order-step\./, use: 'action, transition, event' },
  {
    name: /^(?:useHeld|withHeld|FixLine|LineMark|CartWords)$|^use-held\./,
    use: 'offer in payment, CartGroupOptions',
  },
  {
    name: /^(?:Importable|Gathered|Imported|Exported|Chosen|Bulk|Edited|Locked)Lot$|^(?:merge|gather|edit|change|save|tag|untag|tagged|lock|drop|import)Lots?$|^listingsOf$|^(?:merge|gather|edit|change|tag|importable|exportable|listed|chosen)-lots?\./,
    use: 'product, ListedProduct',
  },
  { name: /[tT]hrottle|^[pP]ace$|^keepPace$|^spendAttempt$/, use: 'rate limit' },
  {
    name: /^(?:figures-typed|time-words|once-settled|use-settled(?:-text)?|use-kept-focus|key-press|field-wiring|button-look|NotHere|AppliedChip|StatusPath|StatusSteps|StepRail|LotSpecimen)\.|^(?:onceSettled|useSettled(?:Text)?|useKeptFocus|useFieldWiring|NotHere|AppliedChip|StatusPath|StatusSteps|StepRail|LotSpecimen)$/,
    use: 'format/numbers, format/times, debounce, use-debounced, use-focus-fallback, page-keys, field-context, button-class, NotFound, RemovableChip, ProgressSteps, ExampleLotCard',
  },
  {
    name: /^(?:forget-(?!dead|used)|carry-|keep-market|find-as-meant|reading\.|sought|take-back|stake-words|fairly|away\.|patient-session|take-tick|start-crews|each-by-itself|hear-together|linked|one-line|look\.|use-round|use-was-order|rebase|meanwhile-words|meant-cell|keep-to-periods|end-processes-of-then|said-of|terms-said|(?:order|payment|product|samples)-standing|standing-in-for)/,
    use: 'the verb one would search for: delete-expired, propagate, undo, search-terms',
  },
  {
    name: /^(?:keepMarket|findAsMeant|takeTick|patientSession|eachByItself|hearTogether|oneLine|useRound|useWasOrder|useLook|meanwhileWords|meantCell|ToolsFrame|SoughtWords|Sought(?:Way)?|SaidTerms|SaidSchedule|saidColumns|ProductStanding|PaymentStanding|OrderStanding|SamplesStanding|AcceptSeveralDialog|SeveralOffers)$/,
    use: 'the plain name that took its place',
  },
  {
    name: /^forget(?!SecondFactor$|Mapping$)[A-Z]/,
    use: 'delete…, clear…, remove… or drop…',
  },
  {
    name: /^(?:(?:use)?(?:SaveRows|ShipSeveral(?:Link)?)|(?:use)?PriceSlips?|priceSlip|slipColumns|SlipDialog|(?:use)?SlipQuestion|slipsForgiven)$|^(?:(?:use-)?(?:save-rows|ship-several)|SaveRows|ShipSeveral(?:Link)?|PriceSlips|slip-columns|SlipDialog|price-slip|use-price-slips|use-slip-question)\./,
    use: 'ExportRows, ShipOrders, price typo',
  },
]

// The demo's goods have names of their own, such as a door.
const files = globSync('{market,server,payment-sandbox,web}/**/*.{ts,tsx}')

test('no file has a name that was retired', () => {
  expect(
    files.flatMap((file) => problemsIn(basename(file)).map((use) => `${file}: ${use}`)),
  ).toEqual([])
})

test('nothing that is declared has a name that was retired', () => {
  const found = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      declaredIn(readFileSync(file, 'utf8')).flatMap((name) =>
        problemsIn(name).map((use) => `${file}: ${name}, now ${use}`),
      ),
    )
  expect(found).toEqual([])
})

test('a retired name is noticed', () => {
  const text = `export type PaymentDesk = {}\nfunction holdCart() {}\nconst door = 1\ntype Pace = 'read'`
  expect(declaredIn(text)).toEqual(['PaymentDesk', 'holdCart', 'door', 'Pace'])
  for (const name of [...declaredIn(text), 'hold-account.ts', 'lead-on.ts', 's3-door.ts'])
    expect(problemsIn(name), name).toHaveLength(1)
  expect(['lockCart', 'holdMs', 'deps', 'Outdoor.tsx'].flatMap(problemsIn)).toEqual([])
})

const problemsIn = (name: string) =>
  retired.filter((each) => each.name.test(name)).map(({ use }) => use)

const declaredIn = (text: string) =>
  [...text.matchAll(/\b(?:type|const|let|function|interface|class) (\w+)/g)].map(
    ([, name = '']) => name,
  )
