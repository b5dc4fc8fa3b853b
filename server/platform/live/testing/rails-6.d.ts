declare module 'actioncable-6' {
  export * from '@rails/actioncable'
}
