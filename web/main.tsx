// oxlint-disable-next-line import/no-unassigned-import -- First: it says which layer wins over which.
import './platform/theme/tokens.css'
// oxlint-disable-next-line import/no-unassigned-import -- The ground every component stands on.
import './platform/theme/base.css'
// oxlint-disable-next-line import/no-unassigned-import -- What any screen may take from, over the ground.
import './platform/theme/utilities.css'
// oxlint-disable-next-line import/no-unassigned-import -- Before the first schema.
import './platform/http/without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
