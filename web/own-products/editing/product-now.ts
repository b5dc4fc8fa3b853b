import { z } from 'zod'
import { ownProduct } from '#market/products/own-product-api.ts'
import { isCallError } from '#web/platform/http/call-error.ts'

const told = z.object({ product: ownProduct })

/** The product as it is, which a refusal tells when it was changed or sold while the form was open. */
export const productNow = (error: Error) =>
  isCallError(error) ? told.safeParse(error.body).data?.product : undefined
