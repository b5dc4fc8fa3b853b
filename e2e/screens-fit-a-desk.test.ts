import { screensFit } from './support/screens-fit.ts'

screensFit({ width: 1280, height: 900 })
