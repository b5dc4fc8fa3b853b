import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { idIn } from '#market/wire.ts'
import { shipToAddress, shipToAddressIn } from './ship-to-address.ts'

const params = z.object({ id: idIn })
const body = z.object({ ship_to_address: shipToAddressIn })
const answer = z.object({ ship_to_address: shipToAddress })

/** The first becomes the default one. */
export const addShipToAddress = endpoint({
  method: 'POST',
  path: '/ship_to_addresses',
  summary: 'Add a ship-to address',
  policy: 'buyer',
  body,
  status: 201,
  answer,
})

export const changeShipToAddress = endpoint({
  method: 'PUT',
  path: '/ship_to_addresses/:id',
  summary: 'Change a ship-to address; orders keep their copy',
  policy: 'buyer',
  params,
  body,
  answer,
})

export const makeShipToDefault = endpoint({
  method: 'PUT',
  path: '/ship_to_addresses/:id/default',
  summary: 'Make a ship-to address the default one, as `ship_to` of `PUT /profile` is',
  policy: 'buyer',
  params,
  answer,
})

export const deleteShipToAddress = endpoint({
  method: 'DELETE',
  path: '/ship_to_addresses/:id',
  summary: 'Delete a ship-to address',
  policy: 'buyer',
  params,
  answer: z.object({}),
})
