/** The demo's sign-in for each role; the password is the same for all. */
export const DEMO_PASSWORD = 'lotline-demo'

export const demoSignIns = [
  { role: 'buyer', email: 'buyer@lotline.example', password: DEMO_PASSWORD },
  { role: 'seller', email: 'seller@lotline.example', password: DEMO_PASSWORD },
  { role: 'admin', email: 'admin@lotline.example', password: DEMO_PASSWORD },
] as const
