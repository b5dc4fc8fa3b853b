// The browser globals that the Rails clients use as soon as they are loaded.
Object.assign(globalThis, {
  self: globalThis,
  addEventListener: () => {},
  removeEventListener: () => {},
})
