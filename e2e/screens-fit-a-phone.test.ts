import { screensFit } from './support/screens-fit.ts'

screensFit({ width: 375, height: 812 })
