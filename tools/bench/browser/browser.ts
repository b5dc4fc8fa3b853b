import type { Bench } from '../support/benchmark.ts'
import type { Figure, Report } from '../support/report.ts'
import { buildWeb, type Script } from '../support/build-web.ts'
import { measureScrolledCatalogue } from './scrolled-catalogue.ts'

const LANDING = 'landing'
const WIDGETS = 'widgets'
// Before any screen of theirs: the contract with what checks it, and what stands around every page.
const MEMBERS = 'members'
// What five screens or more have in common, by the first of them that is opened.
const SHARED = 'shared'
// A map of the components for ourselves, in development only.
const UNSEEN = 'ComponentsPage'

/** How much JavaScript a browser has to load to show each screen, and how fast the longest of them answers. */
export async function measureBrowser(bench: Bench): Promise<Report> {
  const files = await buildWeb()
  const scripts = [...files.values()]
  const landing = withNeeds(({ isEntry, name }) => isEntry || name === LANDING)
  const widgets = withNeeds(({ name }) => name === WIDGETS)
  const members = withNeeds(({ name }) => name === MEMBERS)
  const shared = withNeeds(({ name }) => name === SHARED)
  const loaded = new Set([...landing, ...widgets, ...members, ...shared])
  const later = scripts.filter(({ isScreen, name }) => isScreen && name !== UNSEEN)
  const baseline = sized('baseline: React alone', named('react'))
  return {
    made: [
      'Built as for `npm start`; each file compressed by brotli, by itself.',
      'The landing page by what it needs; the others by what they need beyond it, the widget library, the parts for members and those that screens share.',
      'Interactions by the browser’s own event timing, in steps of 8 ms, where there is a Chromium (CHROMIUM_PATH).',
    ],
    figures: [
      baseline,
      { ...sized('widget library, once', named(WIDGETS)), baseline },
      { ...sized('parts for members, once', without(members, landing)), baseline },
      {
        ...sized(
          'parts that screens share, once',
          without(shared, new Set([...landing, ...members])),
        ),
        baseline,
      },
      { ...sized('LandingPage', [...landing]), goal: { of: 'median', atMost: 120 }, baseline },
      ...later.map((screen): Figure => {
        const needed = withNeeds((script) => script === screen)
        return {
          ...sized(screen.name, without(needed, loaded)),
          goal: { of: 'median', atMost: 40 },
          baseline,
        }
      }),
      ...(await measureScrolledCatalogue(bench)),
    ],
  }

  function withNeeds(isWanted: (script: Script) => boolean): Set<Script> {
    const needed = new Set(scripts.filter(isWanted))
    // A set hands out what is added while it is walked.
    for (const { needs } of needed)
      for (const file of needs) {
        const script = files.get(file)
        if (script) needed.add(script)
      }
    return needed
  }

  function named(wanted: string) {
    return scripts.filter(({ name }) => name === wanted)
  }
}

function without(scripts: Set<Script>, loaded: Set<Script>) {
  return [...scripts].filter((script) => !loaded.has(script))
}

function sized(what: string, scripts: Script[]): Figure {
  return { what, unit: 'KB', runs: [[scripts.reduce((total, { size }) => total + size, 0)]] }
}
