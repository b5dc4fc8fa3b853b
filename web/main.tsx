import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
// oxlint-disable-next-line import/no-unassigned-import -- the styles under every page
import './platform/ui/tokens.css'
// oxlint-disable-next-line import/no-unassigned-import
import './platform/ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
