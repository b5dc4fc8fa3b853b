// What the Rails clients take from a browser as soon as they are loaded.
Object.assign(globalThis, {
  self: globalThis,
  addEventListener: () => {},
  removeEventListener: () => {},
})
