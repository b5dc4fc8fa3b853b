/** What a program has to know of a call beyond its summary, by the name of the declaration. */
export const notes: Partial<Record<string, string>> = {
  signIn: 'A program sends JSON and no cookie, and gets its `token` in the body.',
  createProduct:
    'Only `upc` and `name` must be there; `missing` in the answer says what buyers still wait for. A UPC that you list already is 422 at `product.upc`. Photos are addresses, or keys of files you sent (`presignUrl`).',
  updateProduct:
    'Fields you leave out stay as they are; `upc` and `name` are always sent. To change single figures, `editFigures` is shorter.',
  listOwnProducts: '`search` finds a UPC, SKU or name, such as to look whether a lot is there.',
  beginImport:
    'Send the file to an address of `presignUrl` first. Then ask `readImport` until it is over. A UPC that you list already is updated, so the same file twice changes nothing.',
  presignUrl:
    'PUT the file to `aws_url` with `aws_headers` and its Content-Type. Then use `file_key` in a lot or an import.',
  addToCart:
    'There is one cart for each seller; lots are added to it. `unit_price` is what you offer for a unit, at most the asking price.',
  readOffers:
    'Offers of every state without `live`. Of those that wait for you, keep `seller_review` as a seller, `buyer_review` as a buyer.',
  submitOffer: 'The first time, your account needs a `ship_to` (`updateProfile`).',
  counterOffer:
    'Lines you do not name stay, and so do their fields. `id` is that of a line, from `included`. `unit_price` may not exceed the asking price. A counter passes the turn even if it changes nothing, such as with a misspelt field.',
  acceptOffer:
    'All lines at their prices. If units have run short the answer is 422 with code `units_short`; `updateQuantities` then cuts the lines.',
  readPurchaseOrders:
    '`allowed_state_transitions` lists what you may do with an order now. Ship what is `awaiting_shipment`.',
  advancePurchaseOrder:
    '`ship` needs `carrier` and `tracking_number`. With `packed` it may ship fewer units: under 15% of the value of the goods missing is refunded and the rest ships, up to 80% the order waits for its buyer (`packing_shortage`), and more is canceled and refunded; the last two need no tracking number. `correct_tracking` needs both too: it replaces them once the order has shipped, and its history keeps those of before. An event that is not allowed now is 409 and changes nothing.',
}
