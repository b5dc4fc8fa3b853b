// oxlint-disable-next-line import/no-unassigned-import -- First: it says which layer wins over which.
import './platform/theme/tokens.css'
// oxlint-disable-next-line import/no-unassigned-import -- The ground every component stands on.
import './platform/theme/base.css'
// oxlint-disable-next-line import/no-unassigned-import -- What any screen may take from, over the ground.
import './platform/theme/utilities.css'
// oxlint-disable-next-line import/no-unassigned-import -- Before the first schema.
import './platform/http/without-eval.ts'
import { nextTask } from './platform/next-task.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void show(root)

/** React is run first, then the routes, then the app: all at once would keep a phone from answering for a fifth of a second. */
async function show(place: HTMLElement) {
  await import('react-dom/client')
  await nextTask()
  await import('./app/route-tree.ts')
  await nextTask()
  const { showApp } = await import('./app/show-app.tsx')
  await showApp(place)
}
